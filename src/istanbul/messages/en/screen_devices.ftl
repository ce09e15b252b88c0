### The browser: one person on several devices.

screen-enter_becomes = With this link, you will be { $name } in this browser.
screen-enter_warning = Continue only if you made the link yourself. Whoever made it will share everything you do here from then on and see the cards in your hand.
screen-enter_keeps = You are { $name } here now. Nothing is lost: you can switch back on the Statistics page.
screen-enter_yes = Become { $name }
screen-enter_no = Stay { $name }
screen-enter_you = You are { $name } here already.
screen-enter_nameless = somebody without a name
screen-devices_title = Your devices
screen-devices_help = You are logged in on these devices. A device that you log out forgets you at once.
screen-devices_unknown = Unknown device
screen-devices_this = this one
screen-devices_seen = last used on { $day }
screen-devices_end = Log out
screen-devices_end_others = Log out all others
screen-devices_other = Before, you were { $name } in this browser.
screen-devices_switch = Switch back to { $name }
