### What the server tells people who are not looking: by push, mail and webhook.

told-title = Istanbul
told-your_turn = It is your turn.
told-plan_ended = It is your turn: your plan was not carried out to its end.
told-reminder = The others are still waiting for you: it is your turn.
told-game_over = Your game is over.
told-invitation = You have been invited to a table.
told-test = This is a test. Notices about your games will reach you here.
told-mail_stop = If you no longer want these emails, open this link:
told-mail_confirm_subject = Do you want emails about your games?
told-mail_confirm = Somebody, probably you, has asked for emails to this address when it is their turn in a game of Istanbul. If you want them, open this link:
told-mail_confirm_not = If not, do nothing. You will get no further email.

### The settings for it.

screen-notices_title = Notices
screen-notices_help = The server can tell you when it is your turn and you are not looking. It tells you once, and reminds you once.
screen-notices_addresses = Where to reach you
screen-notices_here = Tell me in this browser
screen-notices_denied = This browser does not allow notifications from this page. You can change that in its settings.
screen-notices_no_push = Notices cannot be sent to this browser from here.
screen-notices_mail = Email address
screen-notices_mail_add = Send me emails
screen-notices_webhook = A chat or another service (webhook)
screen-notices_webhook_add = Add this service
screen-notices_preset = Service
screen-notices_preset_other = another one
screen-notices_url = Address
screen-notices_to = Chat or room
screen-notices_token = Access token
screen-notices_test = Test
screen-notices_test_of = Test { $address }
screen-notices_remove = Remove
screen-notices_remove_of = Remove { $address }
screen-notices_tested = The test message was accepted. Check whether it has reached you.
screen-notices_state_new = not confirmed yet: open the link in the email
screen-notices_state_ok = ready
screen-notices_state_dead = does not work any more
screen-notices_channel_push = Browser
screen-notices_channel_mail = Email
screen-notices_channel_webhook = Service
screen-notices_problem_timeout = There was no answer in time.
screen-notices_problem_unreachable = The other side cannot be reached.
screen-notices_problem_not_public = This server only calls public addresses.
screen-notices_problem_answered = The other side answered with an error.
screen-notices_problem_gone = This address does not exist any more.
screen-notices_problem_refused = The mail server refused the email.
screen-notices_problem_missing = This server cannot send notices this way.
screen-notices_problem_off = This server does not call other services.
screen-notices_kinds = What to tell you about
screen-notices_kind_your_turn = It is your turn
screen-notices_kind_plan_ended = It is your turn: your plan has ended
screen-notices_kind_reminder = Reminder of your turn
screen-notices_kind_game_over = A game is over
screen-notices_kind_invitation = An invitation
screen-notices_by = { $kind }: { $channel }
screen-notices_remind = Remind me after
screen-notices_hours =
    { $n } { $n ->
        [one] hour
       *[other] hours
    }
screen-notices_quiet = Quiet hours
screen-notices_quiet_help = Notices from these hours reach you afterwards, if they still apply. Time zone: { $zone }.
screen-notices_quiet_start = from
screen-notices_quiet_end = to
screen-notices_recent = The last notices
screen-notices_delivery_waiting = next try at { $time }
screen-notices_delivery_sent = sent
screen-notices_delivery_dead = could not be delivered
screen-notices_delivery_dropped = no longer needed
screen-notices_confirmed = From now on you will get emails about your games.
screen-notices_stopped = You will get no more emails from here.
