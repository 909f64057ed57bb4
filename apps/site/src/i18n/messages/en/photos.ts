export const photos = {
  'application.photosFull': 'Remove one to add another',
  'application.photoAlt': 'Photo {number}: {name}',
  'application.photoRemove': 'Remove photo {number}',
  'application.photoProgress': 'Upload of photo {number}',
  'application.photo.checking': 'Checking',
  'application.photo.ready': 'Ready to upload',
  'application.photo.sent': 'Uploaded',
  'application.photoAgain': 'please choose this photo again.',
  'application.sendWithout': '{count, plural, one {Send without it} other {Send without these}}',
  'application.uploading': 'Uploading photo {number} of {count}',
  'application.uploadFailed': 'File upload failed: {message}',
} as const;
