import type { FieldErrorCode } from '@blue-peony/contracts';
import type { FailureCode } from '@blue-peony/ui';
import type { MessageId } from './messages/messages.ts';

const problems: Partial<Record<FailureCode, MessageId>> = {
  network: 'problem.network',
  timeout: 'problem.timeout',
  request_timeout: 'problem.timeout',
  upstream_unavailable: 'problem.unavailable',
  unavailable: 'problem.unavailable',
  rate_limited: 'problem.rateLimited',
  payload_too_large: 'problem.photoTooLarge',
  photo_too_large: 'problem.photoTooLarge',
  not_an_image: 'problem.notAnImage',
  unsupported_media_type: 'problem.notAnImage',
  photo_format_unsupported: 'problem.photoFormat',
  photo_unreadable: 'problem.photoUnreadable',
  photo_too_many_pixels: 'problem.photoPixels',
  validation_failed: 'problem.validation',
  unknown_upload: 'problem.unknownUpload',
  too_many_photos: 'problem.tooManyPhotos',
  idempotency_mismatch: 'problem.changed',
  version_conflict: 'problem.changed',
};

/** The text of a failure; whatever a visitor cannot act on reads as our own fault. */
export const problemText = (code: FailureCode): MessageId => problems[code] ?? 'problem.internal';

const fields: Partial<Record<FieldErrorCode, MessageId>> = {
  required: 'field.required',
  too_long: 'field.tooLong',
  invalid_email: 'field.email',
  phone_invalid: 'field.phone',
  invalid_choice: 'field.choice',
  invalid_characters: 'field.characters',
  must_be_accepted: 'field.accept',
};

export const fieldText = (code: FieldErrorCode): MessageId => fields[code] ?? 'field.invalid';
