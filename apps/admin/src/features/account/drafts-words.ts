export const drafts = {
  heading: 'Drafts',
  explain:
    'Notes, scores, answers and changes of the site that you have not saved stay on this device for 7 days, sealed so that only you can open them. Log Out leaves them there.',
  forgetDevice: 'Forget this device',
  hint: '“Forget this device” deletes your drafts here and logs you out.',
} as const;
