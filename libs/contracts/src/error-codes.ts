/**
 * The closed list of problem codes: every possible `code` of an error answer, with its HTTP status (RFC 9110) and its
 * English `title` (RFC 9457). Users never see these titles: each app maps the code to a text in the user's language.
 */
export const problems = {
  bad_request: { status: 400, title: 'The request could not be understood' },
  reauthentication_needed: { status: 400, title: 'Show first that it is you' },
  unauthorized: { status: 401, title: 'Sign in first' },
  webhook_refused: { status: 401, title: 'The signature of this webhook is not the provider’s, or is too old' },
  insufficient_aal: { status: 401, title: 'Sign in with a second factor first' },
  forbidden: { status: 403, title: 'Not allowed' },
  link_expired: { status: 403, title: 'This link is no longer valid' },
  fresh_link_required: { status: 403, title: 'This needs a link of the last 24 hours' },
  not_found: { status: 404, title: 'Not found' },
  method_not_allowed: { status: 405, title: 'Method not allowed' },
  request_timeout: { status: 408, title: 'The request took too long' },
  idempotency_mismatch: { status: 409, title: 'This Idempotency-Key was used for another request' },
  version_conflict: { status: 409, title: 'It was changed in the meantime' },
  score_changed: { status: 409, title: 'A colleague has given another score in the meantime' },
  already_answered: { status: 409, title: 'A colleague has answered in the meantime' },
  price_changed: { status: 409, title: 'The price is another one now' },
  not_waiting: { status: 409, title: 'This application waits for no reply' },
  result_told: { status: 409, title: 'The automatic mail with the result has gone in the meantime' },
  application_held: { status: 409, title: 'This application may not be deleted now' },
  staff_exists: { status: 409, title: 'This person has an account already' },
  media_in_use: { status: 409, title: 'The site uses this file' },
  last_owner: { status: 409, title: 'Somebody must stay an owner' },
  download_expired: { status: 410, title: 'This download link has ended' },
  downloads_used_up: { status: 410, title: 'Every download of this link has been used' },
  payload_too_large: { status: 413, title: 'The request is too large' },
  photo_too_large: { status: 413, title: 'The photo is larger than 20 MB' },
  unsupported_media_type: { status: 415, title: 'This content type is not accepted here' },
  not_an_image: { status: 415, title: 'The file is not an image' },
  photo_format_unsupported: { status: 415, title: 'Only JPEG, PNG and WebP photos are accepted' },
  validation_failed: { status: 422, title: 'Some fields are not valid' },
  unknown_upload: { status: 422, title: 'An uploaded photo is not known' },
  too_many_photos: { status: 422, title: 'Too many photos' },
  photo_unreadable: { status: 422, title: 'The photo is damaged' },
  photo_too_many_pixels: { status: 422, title: 'The photo has too many pixels' },
  header_too_large: { status: 431, title: 'The request headers are too large' },
  rate_limited: { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'Something went wrong' },
  refund_failed: { status: 502, title: 'The provider did not return the payment' },
  checkout_unavailable: { status: 502, title: 'The checkout could not be created' },
  upstream_unavailable: { status: 503, title: 'A part of the system did not answer' },
  unavailable: { status: 503, title: 'Temporarily unavailable' },
} as const;

export type ProblemCode = keyof typeof problems;

/** Error codes of one form field: `errors[].code` of a `validation_failed` problem. */
export const fieldErrorCodes = [
  'required',
  'too_long',
  'too_small',
  'too_big',
  'invalid_email',
  'phone_invalid',
  'invalid_choice',
  'invalid_characters',
  'invalid_type',
  'must_be_accepted',
  'unknown_field',
  'invalid',
] as const;

export type FieldErrorCode = (typeof fieldErrorCodes)[number];
