export const views = {
  heading: 'Views',
  groups: { own: 'Yours', team: 'Team', all: 'Built in' },
  opens: 'The list opens with',
  whole: 'All applications',
  pin: 'Pin',
  unpin: 'Unpin',
  share: 'Share',
  shareOf: (name: string) => `Share ${name} with the team`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removing: {
    heading: (name: string) => `Remove ${name} for the whole team?`,
    explain: 'It leaves everybody’s views. No application changes.',
    confirm: 'Remove it',
  },
  name: 'Save the present filter as',
  explain:
    'A view keeps the filters and the order, never the words of a search. Nobody else sees yours until a manager shares one; a name that is taken is replaced.',
  save: 'Save view',
  failed: 'That didn’t work. Please try again.',
  close: 'Close',
} as const;
