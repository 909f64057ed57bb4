const unlessYou =
  'It wasn’t you? Then set a new password at once with “Forgot password?”, and tell an owner of the desk.';
const askThem = 'You did not expect this? Then ask them in person or by phone, and read the audit log of the desk.';

/** What staff read about their own accounts, in English: their working language. */
export const accountMessages = {
  recovery: {
    subject: 'Set a new password for {agency}',
    heading: 'Set a new password',
    intro: 'Someone, most likely you, asked for a new password for your staff account.',
    open: 'Choose a new password',
    unasked: 'It wasn’t you? Then ignore this message: nothing changes as long as nobody uses it.',
  },
  invite: {
    subject: 'You’re invited to the {agency} desk',
    heading: 'Welcome to the desk',
    intro: 'You have been given a staff account. Accept the invitation and choose a password to begin.',
    open: 'Accept the invitation',
    unasked: 'You weren’t expecting this? Then ignore this message: without you, the account cannot be used.',
  },
  email: {
    subject: 'Confirm your new address for {agency}',
    heading: 'Confirm your new address',
    intro: 'From now on you want to sign in with this address. Until you confirm it, the old one stays.',
    open: 'Confirm this address',
    unasked: 'It wasn’t you? Then ignore this message, and tell an owner of the desk.',
  },
  reauthentication: {
    subject: 'Your confirmation code for {agency}',
    heading: 'Is it you?',
    intro: 'Enter this code to confirm a change to your staff account.',
    unasked:
      'It wasn’t you? Then somebody else is using your session: sign out everywhere, and tell an owner of the desk.',
  },
  email_change_requested: {
    subject: 'Confirm the change of your address for {agency}',
    heading: 'Replace this address?',
    intro:
      'Someone wants to move your staff account to another email address. Until both addresses confirm it, this one stays.',
    open: 'Confirm the change',
    unasked: 'It wasn’t you? Then do not confirm it, set a new password, and tell an owner of the desk.',
  },
  password_changed: {
    subject: 'Your password for {agency} was changed',
    heading: 'Your password was changed',
    intro: 'The password of your staff account has just been changed, and your other sessions have ended.',
    unasked: unlessYou,
  },
  email_changed: {
    subject: 'Your address for {agency} was changed',
    heading: 'Your address was changed',
    intro: 'Your staff account now belongs to another email address. This one no longer opens it.',
    unasked: 'It wasn’t you? Then tell an owner of the desk at once.',
  },
  new_device: {
    subject: 'New sign-in to {agency}',
    heading: 'A sign-in from a new device',
    intro: 'Somebody, most likely you, signed in to your staff account from a device that had not signed in before.',
    unasked: unlessYou,
  },
  password_guessed: {
    subject: 'Someone is guessing your password for {agency}',
    heading: 'Someone is guessing your password',
    intro:
      'Wrong passwords for your staff account keep coming. Further guesses have to wait longer and longer. There is no lock: with the right password you can sign in as always.',
    unasked:
      'Was it you, with an old password? Then set a new one with “Forgot password?”. If not, there is nothing you need to do, as long as your password is long and used nowhere else.',
  },
  code_guessed: {
    subject: 'Someone is guessing your sign-in codes for {agency}',
    heading: 'Someone is guessing your codes',
    intro:
      'Someone knows your password and is entering wrong second-factor codes. Guesses are limited, and the account is still closed to them.',
    unasked: unlessYou,
  },
  factor_added: {
    subject: 'A second factor was added to your account at {agency}',
    heading: 'A second factor was added',
    intro: 'Your staff account can now be opened with one more second factor.',
    unasked: unlessYou,
  },
  factor_removed: {
    subject: 'A second factor was removed from your account at {agency}',
    heading: 'A second factor was removed',
    intro: 'This second factor no longer opens your staff account.',
    unasked: unlessYou,
  },
  recovery_codes_made: {
    subject: 'New recovery codes for {agency}',
    heading: 'New recovery codes',
    intro: 'New recovery codes were made for your staff account. Codes from before no longer work.',
    unasked: unlessYou,
  },
  recovery_code_used: {
    subject: 'A recovery code for {agency} was used',
    heading: 'A recovery code was used',
    intro:
      'Somebody, most likely you, signed in to your staff account with a recovery code. That code no longer works.',
    unasked: unlessYou,
  },
  role_changed: {
    subject: 'Your role at {agency} was changed',
    heading: 'Your role was changed',
    intro: 'An owner changed what you can do at the desk. It holds from now on.',
    unasked: 'You have a question about it? Ask an owner of the desk.',
  },
  data_exported: {
    subject: 'Data was exported with your account at {agency}',
    heading: 'You exported data',
    intro: 'A file with personal data was downloaded with your staff account. The audit log has an entry for it.',
    unasked: unlessYou,
  },
  data_erased: {
    subject: 'An application was erased with your account at {agency}',
    heading: 'You erased an application',
    intro: 'An application was erased for good with your staff account. The audit log has an entry for it.',
    unasked: unlessYou,
  },
  noticed: {
    subject: 'Something waits for you at the {agency} desk',
    heading: 'Colleagues want you to look',
    intro: 'They assigned applications to you, or mentioned you in notes. You find them at the bell of the desk.',
    open: 'Open the desk',
    unasked: 'This message comes at most once an hour, and only about what you have not seen.',
  },
  photos_refused: {
    subject: 'Photo links of {agency} were refused',
    heading: 'Photo links were refused',
    intro:
      'Within an hour, links to applicants’ photos were refused three times or more: they were too old, altered or made up. No photo was shown.',
    unasked:
      'A tab left open after its session has ended can cause it. If nobody had one open, read the audit log of the desk.',
  },
  application_sealed: {
    subject: 'An application at {agency} was sealed',
    heading: 'An application was sealed',
    intro:
      'A photo may show somebody who is under age. Nobody at the desk can open the application, and nothing of it is erased.',
    open: 'Open the desk',
    unasked:
      'Follow the runbook for a sealed application. Do not look for copies of the photo, and do not send it to anybody.',
  },
  staff_factor_changed: {
    subject: 'A second factor at {agency} was changed',
    heading: 'A second factor was changed',
    intro: 'The way into a staff account has changed.',
    unasked: askThem,
  },
  staff_role_changed: {
    subject: 'A role at {agency} was changed',
    heading: 'A role was changed',
    intro: 'A member of staff has another role at the desk from now on.',
    unasked: 'You did not expect this? Then ask the owner who did it, and read the audit log of the desk.',
  },
  requirement_changed: {
    subject: 'The rule for second factors at {agency} was changed',
    heading: 'The rule for second factors was changed',
    intro: 'An owner changed whether the desk opens with a password alone. It holds from now on, in every session.',
    unasked: 'You did not expect this? Then ask the owner who did it, and read the audit log of the desk.',
  },
  unusual_reading: {
    subject: 'Unusual reading at {agency}',
    heading: 'More was read than usual',
    intro: 'Within an hour, staff read more than the threshold that the owners have set.',
    unasked: 'A busy day can cause it. If you know of no reason, read the audit log of the desk.',
  },
  audit_head: {
    subject: 'Weekly seal of the audit log of {agency}',
    heading: 'The seal of the audit log',
    intro:
      'This hash covers every entry of the audit log up to the one named here. Keep this message: it can prove later that nobody changed the log.',
    unasked: 'There is nothing to do. The operator compares it with the command “verify-audit”.',
  },
  code: 'Or enter this code',
  codeAlone: 'Your code',
  expires: 'It works once, until {time}.',
  never: 'We never ask for this code by phone or in a message.',
  facts: {
    about: 'Account',
    by: 'Done by',
    at: 'Time',
    device: 'Device',
    factor: 'Second factor',
    change: 'Change',
    role: 'New role',
    left: 'Codes left',
    waiting: 'Waiting',
    exported: 'Exported',
    sequence: 'Entry',
    hash: 'Hash',
    reading: { photos: 'Photos opened', applications: 'Applications opened', exports: 'Exports' },
  },
  factors: { totp: 'Authenticator app', passkey: 'Passkey' },
  changes: {
    factor_added: 'Second factor added',
    factor_removed: 'Second factor removed',
    recovery_codes_made: 'New recovery codes',
  },
  roles: { owner: 'Owner', manager: 'Manager', reviewer: 'Reviewer', support: 'Support' },
  exported: { applications: 'List of applications', application: 'One application', audit: 'Audit log' },
  requirement: { true: 'required', false: 'optional' },
  team: 'The team together',
};
