import { promises } from '@blue-peony/agency/en/promises';

export const assessment = {
  'assessment.pageTitle': 'Your assessment',
  'assessment.title': 'Your application is being analyzed',
  'assessment.lead':
    'Thank you. Your answers are compared with our entry criteria; a person looks at your profile afterwards. Your preliminary result arrives in about {minutes, plural, one {# minute} other {# minutes}}, here and by email, so you can close this page.',
  'assessment.remaining': 'Time remaining',
  'assessment.progress': 'Progress of the analysis',
  'assessment.minutesLeft': '{minutes, plural, one {# minute left} other {# minutes left}}',
  'assessment.stepReceived': 'Application received',
  'assessment.stepProfile': 'Checking your answers',
  'assessment.stepResult': 'Preliminary result',
  'assessment.meanwhile': 'Have a look meanwhile, it is free:',
  'assessment.safetyChapter': 'how to stay safe and private',
  'assessment.own': 'Your private page',
  'assessment.ownText':
    'Your own page shows where your application stands, who looked at it, and everything you sent. There you can correct it, withdraw it or delete it.',
  'assessment.qualifiedTitle': 'You are preliminarily qualified',
  'assessment.qualifiedLead': 'Congratulations! Your application fits what we look for.',
  'assessment.qualifiedPlans': `${promises.opensPlans} ${promises.hourPrice}`,
  'assessment.qualifiedNext':
    'A team member will reach out within {hours, plural, one {# hour} other {# hours}}, whatever you decide.',
  'assessment.qualifiedButton': 'See the filming services',
  'assessment.rejectedTitle': 'You did not qualify this time',
  'assessment.rejectedLead': `Thank you for your interest. We see no profile and no photo in your application yet, so it does not fit our program at the moment. ${promises.noJudgment}`,
  'assessment.pastEntry': promises.pastEntry,
  'assessment.rejectedAgain': `You are welcome to apply again. ${promises.helps}`,
  'assessment.pastEntryAgain': 'You are welcome to apply again whenever something changes.',
  'assessment.rejectedRead': promises.stillRead,
  'assessment.rejectedButton': 'Back to the home page',
  'assessment.noScript':
    'This page needs JavaScript. Please turn it on and reload the page. Your result also comes by email; if it does not, write to us at {email}.',
  'assessment.wait': 'One moment, please.',
} as const;
