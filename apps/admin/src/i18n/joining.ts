/** The screens between the sign-in and the desk, which load when they are opened. */
export const joining = {
  secondFactor: {
    heading: 'Second factor',
    explain: 'Enter the six digits that your authenticator app shows.',
    code: 'Code',
    verify: 'Continue',
  },
  setUp: {
    heading: 'Set up your second factor',
    explain: (email: string) =>
      `The desk opens only with a second factor, so that a password alone opens nothing. Set one up for ${email}; it takes a minute.`,
    passkey: 'A passkey',
    passkeyExplain: 'Your device or security key signs you in, by a finger, your face or a PIN.',
    app: 'An authenticator app',
    codes: 'Keep recovery codes',
    codesExplain:
      'Your second factor works. If you lose it, a recovery code lets you in. You can make codes later too, on the account page.',
    open: 'Open the desk',
  },
  firstOwner: {
    heading: 'Your desk is ready',
    explain: 'Type the code that the installation has shown. It works for half an hour and five tries.',
    code: 'Code',
    open: 'Open the desk',
    ended: 'This code is wrong or has ended. The command first-owner shows a new one, as long as nobody has joined.',
  },
  confirm: {
    headings: {
      recovery: 'Reset your password',
      invite: 'Join the team',
      email: 'Confirm your address',
    },
    explain: {
      recovery: 'Continue to choose a new password.',
      invite: 'Accept the invitation to choose your password.',
      email: 'Confirm the change of your email address.',
    },
    actions: { recovery: 'Continue', invite: 'Accept the invitation', email: 'Confirm' },
    confirmed: 'Your address is confirmed.',
    otherMailbox: 'Thank you. Now confirm the change in your other mailbox, too: we emailed both addresses.',
    inviteExpired:
      'This invitation has expired, was withdrawn, or was used already. Sign in if you have a password; otherwise ask an owner of the desk to send it again.',
    incomplete: 'This link is incomplete. Open it from the email once more, or ask for a new one.',
    again: 'Ask for a new link',
  },
  newPassword: {
    heading: 'Choose a password',
    label: 'New password',
    hint: 'At least 10 characters.',
    name: 'Your name',
    nameHint: 'Your answers to applicants are signed with it, and colleagues see it.',
    badName: 'Use up to 60 characters on one line.',
    save: 'Save password',
  },
} as const;
