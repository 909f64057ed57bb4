export const parts = {
  label: 'What is away',
  lost: [
    'You are offline',
    'Scores and drafts are kept on this device. Everything else goes on when the line is back.',
  ],
} as const;
