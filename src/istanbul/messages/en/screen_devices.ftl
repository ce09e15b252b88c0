### The browser: one person on several devices.

screen-enter_becomes = With this link this browser becomes { $name }.
screen-enter_warning = Go on only if you made the link yourself. Whoever made it shares everything that you do here from then on, and sees the cards in your hand.
screen-enter_keeps = You are { $name } here now. That is kept: on the page with your statistics you can switch back.
screen-enter_yes = Become { $name }
screen-enter_no = Stay { $name }
screen-enter_you = You are { $name } here already.
screen-enter_nameless = somebody without a name
screen-devices_title = Your devices
screen-devices_help = Here you are logged in. A device that you log out forgets you at once.
screen-devices_unknown = Unknown device
screen-devices_this = this one
screen-devices_seen = last here on { $day }
screen-devices_end = Log out
screen-devices_end_others = Log out all others
screen-devices_other = Before you used a personal link, you were { $name } in this browser.
screen-devices_switch = Switch back to { $name }
