/** The code for chosen photos, in its own chunk so that hydration does not load it. */
export { PhotoList } from './photo-list.tsx';
export { createPhotoQueue } from './photo-queue.ts';
