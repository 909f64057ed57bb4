import type { Sentences } from '../sentences.ts';

export const promises = {
  stillRead:
    'A person will still read your application and reply within {hours, plural, one {# hour} other {# hours}}.',
  pastEntry:
    'You are past our entry program. A person will contact you within {hours, plural, one {# hour} other {# hours}} about the main plans.',
  helps: 'A profile link or a clothed photo helps us; your face need not be in it.',
  noJudgment: 'That is no judgment of you or your work.',
  opensPlans:
    'The main plans are open to creators who earn more than {plansFrom} a month, or who have completed a paid, pre-qualified filming session.',
  hourPrice: 'A session of one hour costs {hourPrice}.',
  downloads:
    'Each file can be downloaded {downloads, plural, one {once} other {# times}} within {linkDays, plural, one {# day} other {# days}}.',
  resumed:
    'A download that is interrupted and resumed within {resumeMinutes, plural, one {# minute} other {# minutes}} counts once.',
  refunded: 'The money reaches your account within about {refundDays, plural, one {# day} other {# days}}.',
  ofAge: 'I am 18 or older, and of legal age where I live',
  agrees:
    'I have read the <a>Privacy Policy</a>, and I agree that my details and photos are used to assess this application',
  anonymously: 'Apply anonymously',
  neutralMails:
    'Give a pseudonym instead of your name; the nearest large city is enough. Our emails to you have a neutral sender name and subject.',
} satisfies Sentences;
