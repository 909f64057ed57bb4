/** What staff read about their own accounts, in English: their working language. */
export const accountMessages = {
  recovery: {
    subject: 'Set a new password for {agency}',
    heading: 'Set a new password',
    intro: 'Somebody, most likely you, asked for a new password for your staff account.',
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
  password_changed: {
    subject: 'Your password for {agency} was changed',
    heading: 'Your password was changed',
    intro: 'The password of your staff account has just been changed, and your other sessions have ended.',
    unasked: 'It wasn’t you? Then set a new password at once with “Forgot password?”, and tell an owner of the desk.',
  },
  email_changed: {
    subject: 'Your address for {agency} was changed',
    heading: 'Your address was changed',
    intro: 'Your staff account now belongs to another e-mail address. This one no longer opens it.',
    unasked: 'It wasn’t you? Then tell an owner of the desk at once.',
  },
  photos_refused: {
    subject: 'Photo links of {agency} were refused',
    heading: 'Photo links were refused',
    intro:
      'Within an hour, links to applicants’ photos were refused three times or more: they were too old, altered or made up. No photo was shown.',
    unasked: 'A tab left open since yesterday can cause it. If nobody had one open, read the audit log of the desk.',
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
  code: 'Or enter this code',
  codeAlone: 'Your code',
  expires: 'It works once, until {time}.',
  never: 'We never ask for this code by phone or in a message.',
};
