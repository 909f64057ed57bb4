import { randomBytes } from 'node:crypto';

const longestName = 40;

/**
 * The name a photo is stored under: time, a random part that nobody can guess, and what is left of the original name
 * once it can neither leave its folder nor hide its type.
 */
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

/** Where the small rendition of a photo is stored, which goes when the photo goes. No photo's own path ends so. */
export const tilePath = (path: string): string => path.replace(/\.jpg$/, '.tile.jpg');
