### The page of one's account

account-line = You can play without an account. With one you keep your name, your games and your studies on all your devices.
account-member-line = You are signed in as { $name }.
account-welcome = Welcome, { $name }!
account-not-here = Accounts are made with passkeys, and browsers allow these only at a safe address (https) with a name, or at localhost. This page has another address.
account-join = Become a member
account-join-line = One press, and your device keeps a passkey: no password, no e-mail address. Your seats and games stay yours.
account-join-press = Make a passkey
account-enter = Sign in
account-enter-line = With the passkey of this device or of your phone. Where you sit as a guest now, you go on playing.
account-enter-press = Sign in with a passkey
account-lost = I have lost my passkeys
account-code = Recovery code
account-recovered = You are in. Now add a passkey of this device.
account-codes = Your recovery codes
account-codes-line = If you ever lose all your devices, each of these codes lets you in once. They are shown only now: keep them in a safe place.
account-codes-save = Save as a file
account-codes-copy = Copy
account-codes-copied = The codes are copied.
account-codes-kept = I have kept them
account-codes-left = { $count ->
    [0] No recovery code is left.
    [one] One recovery code is left.
   *[other] { $count } recovery codes are left.
}
account-codes-new = Make new recovery codes
account-name-line = Nobody else here may bear this name, nor one that looks like it.
account-name-saved = The name is saved.
account-leave = Sign out
account-leave-others = Sign out all other devices
account-others-out = All other devices are signed out.
account-keys = Passkeys
account-keys-line = Each device, or your password manager, has one of its own. Add a second one, so that a lost device is no loss.
account-key = Passkey
account-key-name = Name of the new one
account-key-add = Add
account-key-known = This device has a passkey of yours already.
account-key-remove = Remove the passkey { $name }
account-used = used { $when }
account-data = Your data
account-data-line = Everything that this server has of you, in one file.
account-data-press = Download my data
account-delete-line = If you delete your account, the games stay with “a former player”; your name, your chat lines and your studies go.
account-delete = Delete my account
account-delete-sure = Your account, your passkeys, your studies and what you said will be gone for ever. Games that go on are continued by a bot.
account-deleted = Your account is deleted.
account-door = This house is for its members
account-door-line = Sign in with your passkey. Who is new here comes by an invitation: ask somebody who plays here for a link.
account-invited = You are invited: choose a name and come in.
account-prove = Show your passkey once more: this is not to be done by somebody else.
account-page = My page
account-colour = My colour
account-colour-none = no colour
account-colour-amber = amber
account-colour-copper = copper
account-colour-rose = rose
account-colour-plum = plum
account-colour-indigo = indigo
account-colour-slate = slate
account-colour-teal = teal
account-colour-olive = olive
account-listed = Others can see my page
account-listed-line = If not, you are in no list and no search, and nobody else can open your page. Your games go on counting.
account-saved = Saved.
