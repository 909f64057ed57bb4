import type { ReadingKind } from '@blue-peony/contracts';

export const reading = {
  heading: 'Unusual reading',
  explain: 'Owners get an email when more is opened or exported within an hour of the clock than is usual.',
  kinds: { photos: 'Photos', applications: 'Applications', exports: 'Exports' } satisfies Record<ReadingKind, string>,
  perPerson: 'Count each person',
  perPersonExplain:
    'The limits then apply to each person, and an email names that person. Managers see how many applications each person scored and answered. Everyone is told at the desk and sees their own figures. When this is turned off again, the figures of people are deleted.',
  save: 'Save',
  saved: 'Saved.',
  figures: 'What was opened and exported',
  columns: { who: 'Who', what: 'What', hour: 'This hour', day: '24 hours', kept: '90 days', limit: 'Usual in an hour' },
  upTo: (count: string) => `up to ${count}`,
  team: 'The team',
  failed: 'That didn’t work. Please try again.',
  own: {
    heading: 'What is counted of you',
    since: 'Counted for each person since',
    explain:
      'Owners see the same figures, and get an email when they are unusual. They are deleted after 90 days. Managers also see how many applications you scored and answered.',
    team: 'Only the figures of the whole team are counted, none of yours.',
  },
  notice: {
    text: 'The photos and applications that you open, score and answer, and your exports, are now counted under your name.',
    link: 'See your figures',
    dismiss: 'Understood',
  },
} as const;
