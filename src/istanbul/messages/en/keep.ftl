### Keeping an identity: passkeys and recovery codes.

screen-keep_title = Keep this identity
screen-keep_help = The server knows you by a cookie in this browser. If the cookie is lost, a passkey or a recovery code gives you your identity back. There are no passwords.
screen-keep_passkeys = Passkeys
# $device: the browser and the system with which it was added.
screen-keep_passkey = { $device }, added on { $day }
screen-keep_add = Add a passkey
screen-keep_remove = Remove
screen-keep_remove_of = Remove the passkey of { $device }
screen-keep_obstacle_missing = This server is not set up for passkeys.
screen-keep_obstacle_address = Passkeys need a server with a name. They do not work with an address made of numbers.
screen-keep_obstacle_insecure = Passkeys only work over https.
screen-keep_obstacle_browser = This browser cannot use passkeys.
screen-keep_cancelled = No passkey was used.
screen-keep_already = You already have a passkey on this device.
screen-keep_codes = Recovery codes
screen-keep_codes_none = You have no recovery codes.
screen-keep_codes_left =
    { $n ->
        [one] You have { $n } recovery code left.
       *[other] You have { $n } recovery codes left.
    }
screen-keep_codes_make = Create recovery codes
screen-keep_codes_again = Create new recovery codes
screen-keep_codes_shown = Write these codes down and keep them safe: they are shown only this once. Each of them works once. Older codes no longer work.
screen-keep_back = Have you played here before?
screen-keep_back_help = A passkey or a recovery code gives you your earlier identity back in this browser. You are asked first.
screen-keep_back_passkey = I have a passkey
screen-keep_back_code = I have a recovery code
screen-keep_code = Recovery code
screen-keep_use = Use this code
screen-keep_becomes = You will be { $name } in this browser.
screen-keep_came_link = added with a personal link
screen-keep_came_passkey = added with a passkey
screen-keep_came_code = added with a recovery code
refused-no_passkeys = Passkeys do not work here.
refused-many_passkeys = You cannot have more passkeys. Remove one first.
refused-no_passkey = You have no such passkey.
refused-passkey_refused = This server does not know this passkey, or its answer is wrong.
refused-challenge_old = This took too long. Try again.
refused-code_used = This recovery code is wrong, or it has been used already.
