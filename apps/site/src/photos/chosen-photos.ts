/** What chosen photos need, in a chunk of its own: a page that wakes does not pay for it. */
export { PhotoList } from './photo-list.tsx';
export { createPhotoQueue } from './photo-queue.ts';
