export const assessment = {
  'assessment.pageTitle': 'Your assessment',
  'assessment.title': 'Your application is being analysed',
  'assessment.lead':
    'Thank you, {name}. We are looking at your profile, your platforms and your goals. Your preliminary result appears here. It also comes by email, so you can close this page.',
  'assessment.remaining': 'Time remaining',
  'assessment.progress': 'Progress of the analysis',
  'assessment.minutesLeft': '{minutes, plural, one {# minute left} other {# minutes left}}',
  'assessment.stepReceived': 'Application received',
  'assessment.stepProfile': 'Looking at your profile',
  'assessment.stepResult': 'Preliminary result',
  'assessment.own': 'Your private page',
  'assessment.ownText':
    'Your own page shows where your application stands, who looked at it, and everything you sent. There you can correct it, withdraw it or delete it.',
  'assessment.qualifiedTitle': 'You are preliminarily qualified',
  'assessment.qualifiedLead': 'Congratulations, {name}. Your application fits what we look for.',
  'assessment.qualifiedPlans':
    'Our main plans are open to creators who earn more than {amount} a month, or who have completed a pre-qualified filming session. A session is the quickest way to get there.',
  'assessment.qualifiedNext': 'A team member will reach out within {hours} hours, whatever you decide.',
  'assessment.qualifiedButton': 'See the filming services',
  'assessment.rejectedTitle': 'You did not qualify this time',
  'assessment.rejectedLead':
    'Thank you for your interest, {name}. Your application does not fit our programme at the moment, and that is no judgement of you or your work.',
  'assessment.rejectedAgain':
    'You are welcome to apply again. Profiles and photos that show who you are help us a great deal.',
  'assessment.rejectedAgainShown': 'You are welcome to apply again whenever something changes.',
  'assessment.rejectedRead': 'A person will still read your application within {hours} hours.',
  'assessment.rejectedButton': 'Back to the home page',
  'assessment.noScript':
    'This page needs JavaScript. Please switch it on and load the page again. Your result also comes by email; if it does not, write to us at {email}.',
  'assessment.wait': 'One moment, please.',
} as const;
