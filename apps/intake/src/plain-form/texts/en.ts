/** Words of the form without script, in ICU syntax. Labels of fields and the two ticks come from contracts and agency. */
export const en = {
  title: 'Apply without JavaScript',
  lead: 'The same form, sent in one go. The asterisk marks what we need.',
  oneOf: 'Give at least one profile or photo; no face needed. OnlyFans alone is not enough.',
  choose: 'Choose one',
  photos: 'Photos, up to {max}',
  photosHint: 'JPEG, PNG or WebP, up to 20 MB each, clothed only. We remove location and camera data.',
  submit: 'Submit application',
  again: 'Please check the marked fields and press the button again.',
  photosAgain: 'Your photos have to be chosen again; browsers forget them.',
  once: 'Please press the button once more.',
  required: 'Please fill in this field.',
  accept: 'Please check this box to continue.',
  email: 'Please enter a valid email address.',
  tooLong: 'This is too long.',
  invalid: 'Please check this field.',
  photo: '{name}: we could not read this file as a JPEG, PNG or WebP of at most 20 MB.',
  sentTitle: 'Your application has arrived',
  sent: 'Your preliminary result arrives by email in about {minutes, plural, one {# minute} other {# minutes}}. The link to your private page comes by email, too.',
  earlier:
    'It had arrived before, and nothing was sent a second time. What you have changed since is not part of it; you can change it on your private page.',
  pending:
    'Email notification failed to send. Your application is stored safely, and the message will follow on its own.',
  home: 'Back to the home page',
};

export type PlainFormTexts = typeof en;
