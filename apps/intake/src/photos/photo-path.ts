import { randomBytes } from 'node:crypto';

const longestName = 40;

/** Time, an unguessable part, and the name without characters that leave the folder or hide the file type. */
export function photoPath(originalName: string, now: number): string {
  const stem = originalName
    .normalize('NFC')
    .replace(/^.*[/\\]/, '')
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^[-\p{M}]+|-+$/gu, '');
  const short = [...stem].slice(0, longestName).join('');
  return `${now}-${randomBytes(12).toString('hex')}-${short || 'photo'}.jpg`;
}

/** The storage key of a photo's tile, which is deleted with the photo. No photo's own key ends like this. */
export const tilePath = (path: string): string => path.replace(/\.jpg$/, '.tile.jpg');
