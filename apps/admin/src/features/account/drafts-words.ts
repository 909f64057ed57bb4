export const drafts = {
  heading: 'Drafts',
  explain:
    'Notes, scores and answers that you have not saved stay on this device for 7 days, sealed so that only you can open them. Log Out leaves them there.',
  forgetDevice: 'Forget this device',
  end: 'Delete my drafts on every device',
  ended: 'Your drafts are deleted. No device can open them anymore.',
  notEnded: 'Your drafts could not be deleted. Please try again.',
  hint: '“Forget this device” deletes your drafts here and logs you out.',
  unsaved: 'Typed and not saved:',
} as const;
