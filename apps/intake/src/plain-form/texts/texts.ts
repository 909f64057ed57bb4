/** Words of the form without script, in ICU syntax. Labels of fields and the two ticks come from contracts and agency. */
export type PlainFormTexts = Record<
  | 'title'
  | 'lead'
  | 'oneOf'
  | 'choose'
  | 'photos'
  | 'photosHint'
  | 'submit'
  | 'again'
  | 'photosAgain'
  | 'once'
  | 'required'
  | 'accept'
  | 'email'
  | 'tooLong'
  | 'invalid'
  | 'photo'
  | 'sentTitle'
  | 'sent'
  | 'earlier'
  | 'pending'
  | 'home',
  string
>;
