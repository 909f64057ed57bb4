/** Shares of a picture's width and height. */
export type Frame = { x: number; y: number; width: number; height: number };

const cover = '#14182b';

/** The picture upright, on a canvas. @throws where the browser cannot decode it */
export async function canvasOf(photo: Blob): Promise<OffscreenCanvas> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')!.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas;
}

/** A copy with the frame covered by one color, or of the frame alone. */
export function changed(picture: OffscreenCanvas, frame: Frame, crop: boolean): OffscreenCanvas {
  const [x, y] = [Math.floor(frame.x * picture.width), Math.floor(frame.y * picture.height)];
  const [width, height] = [Math.ceil(frame.width * picture.width), Math.ceil(frame.height * picture.height)];
  const canvas = crop ? new OffscreenCanvas(width, height) : new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d')!;
  context.drawImage(picture, crop ? -x : 0, crop ? -y : 0);
  context.fillStyle = cover;
  if (!crop) context.fillRect(x, y, width, height);
  return canvas;
}

export const jpegOf = (picture: OffscreenCanvas): Promise<Blob> =>
  picture.convertToBlob({ type: 'image/jpeg', quality: 0.9 });

/** Browsers that resist fingerprinting, like Tor, return noise instead of the drawn canvas. */
export function isTrue(): boolean {
  const context = new OffscreenCanvas(1, 1).getContext('2d')!;
  context.fillStyle = '#c86432';
  context.fillRect(0, 0, 1, 1);
  const { data } = context.getImageData(0, 0, 1, 1);
  return [200, 100, 50].every((value, index) => Math.abs(data[index]! - value) < 8);
}
