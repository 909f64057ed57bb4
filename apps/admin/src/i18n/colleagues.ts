export const colleagues = {
  you: 'You',
  gone: 'a former colleague',
  unknown: 'a colleague',
} as const;
