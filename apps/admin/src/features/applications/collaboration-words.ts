const score = (value: number | null) => (value === null ? 'no score' : `score ${value}`);

export const collaboration = {
  waiting: (given: number | null) =>
    `${given === null ? 'No score' : `Score ${given}`} is kept on this device and sent as soon as the line is back.`,
  by: (name: string) => `by ${name},`,
  undo: 'Undo',
  overtaken: {
    heading: 'A colleague was first',
    gave: (name: string, given: number | null, applicant: string) =>
      given === null ? `${name} took back the score of ${applicant},` : `${name} gave ${applicant} ${given},`,
    someone: 'A colleague',
    applicant: 'this applicant',
    keep: (own: number | null) => `Keep ${score(own)}`,
    take: (theirs: number | null) => `Take ${score(theirs)}`,
  },
  here: (name: string) => `${name} has this applicant open,`,
  since: 'since',
  assigned: {
    label: 'Assigned to',
    nobody: 'nobody',
    away: (name: string) => `${name} (away)`,
    failed: 'The assignment could not be saved.',
  },
} as const;
