import { shrinkPhoto } from './shrink-photo.ts';

addEventListener(
  'message',
  ({ data }: MessageEvent<Blob>) => void shrinkPhoto(data).then((result) => postMessage(result)),
);
