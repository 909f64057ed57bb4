/** What staff read, in English: their working language. */
export const staffMessages = {
  subject: 'New application: {name}, {country} ({result})',
  heading: 'New application',
  referenceSubject: 'New application, {country}',
  referenceIntro: 'An application has come in. What it says is in the desk alone.',
  labels: {
    name: 'Name',
    source: 'Page source',
    reference: 'Reference',
    country: 'Country',
    email: 'Email',
    whatsapp: 'WhatsApp',
    location: 'Location',
    instagram: 'Instagram',
    tiktok: 'TikTok',
    onlyfans_username: 'OnlyFans username',
    other_socials: 'Other socials',
    earnings: 'OnlyFans earnings',
    photos: 'Photos',
    result: 'Assessment',
    message: 'Message',
  },
  results: { qualified: 'qualified', rejected: 'rejected' },
  notProvided: 'Not provided',
  noMessage: 'No message',
  replyDue: {
    subject: (count: number, first: string) =>
      count === 1
        ? `1 application waits for an answer until ${first}`
        : `${count} applications wait, the first until ${first}`,
    heading: (count: number) =>
      count === 1 ? 'One applicant still waits for us' : `${count} applicants still wait for us`,
    intro: (hours: number, first: string) =>
      `We promise an answer within ${hours} hours. The first of these runs out at ${first}.`,
    assigned: 'a colleague has it',
    free: 'nobody has it',
    open: 'Open the list, oldest first',
    ending: 'Each is told once, four hours before its time is over at the latest.',
  },
  open: 'Open in the desk',
  reply: 'Replying to this message writes to the applicant.',
};
