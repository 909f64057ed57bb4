export const session = {
  heading: 'Staff sign-in',
  email: 'Email',
  password: 'Password',
  logIn: 'Log In',
  withPasskey: 'Sign in with a passkey',
  unreachable: 'The sign-in service could not be reached. Please try again.',
  forgot: 'Forgot your password?',
  backToSignIn: 'Back to sign-in',
  dismiss: 'Dismiss',
  endings: {
    expired: 'Your session has expired. Please sign in again.',
    elsewhere: 'You were signed out elsewhere. Please sign in again.',
    banned: 'This account has been closed. Ask an owner of the agency.',
  },
  waits: 'Your page is waiting for you, with everything you typed.',
  recovery: {
    heading: 'Reset your password',
    explain: 'We’ll email you a link to set a new password.',
    send: 'Send the link',
    sent: 'If this address belongs to an account, an email with a link is on its way, or the one from the last hour still works.',
  },
  linkError: (message: string) => `The link didn’t work: ${message}`,
} as const;
