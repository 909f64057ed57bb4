export const notYours = {
  heading: 'This page is not for your role',
  explain: (whose: string, role: string) =>
    `It is for ${whose}. Your role is ${role}. If you need it for your work, ask an owner of the agency to change your role.`,
  back: 'Back to your own pages',
} as const;
