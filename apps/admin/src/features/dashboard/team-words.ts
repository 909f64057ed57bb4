export const team = {
  failed: 'Failed to fetch the numbers of the team.',
  total: 'What came in and what became of it',
  groups: { day: 'By day', country: 'By country', language: 'By language', source: 'By source' },
  axis: { day: 'Day', country: 'Country', language: 'Language', source: 'Source' },
  /** Of applications whose link said nothing. */
  unknown: 'Not known',
  answered: 'Answered',
  open: 'Not answered',
  figures: {
    received: 'Received',
    scored: 'Scored',
    answered: 'Answered',
    kept: 'Promises kept',
    median: 'Half answered within',
  },
  people: {
    heading: 'By person',
    who: 'Who',
    explain: 'Applications that each person scored and answered in this time.',
    off: 'People are not counted. An owner can have them counted on the page Staff; everybody is then told at the desk.',
    none: 'Nobody scored or answered an application in this time.',
  },
} as const;
