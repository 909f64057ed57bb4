// cspell:ignoreRegExp /kan[a-z]+/
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Markers of everything that a stranger, an applicant, a buyer and staff leave. */
export const canaries = {
  name: 'kanname7391',
  email: 'kanmail7391',
  number: '739173917391',
  handle: 'kanhandle7391',
  message: 'kanmessage7391',
  file: 'kanfile7391',
  note: 'kannote7391',
  buyer: 'kanbuyer7391',
  search: 'kansearch7391',
  path: 'kanpath7391',
  position: 'SecretPhone',
  visitor: '127.73.91.73',
};
export type Canary = keyof typeof canaries;
export const names = Object.keys(canaries) as Canary[];
/** The canaries that nothing stores, from the first moment on. */
export const unstored: Canary[] = ['search', 'path', 'position', 'visitor'];
const markers = new RegExp(Object.values(canaries).join('|').replaceAll('.', '\\.'), 'gi');
/** The canaries whose markers are in a text. */
export const inText = (text: string): Canary[] => {
  const found = new Set(text.match(markers)?.map((marker) => marker.toLowerCase()));
  return names.filter((name) => found.has(canaries[name].toLowerCase()));
};

/** @param texts places and what is there */
export function holding(texts: readonly (readonly [string, string])[]): Record<string, Canary[]> {
  const found: Record<string, Canary[]> = {};
  for (const [place, text] of texts) {
    const here = [...new Set([...(found[place] ?? []), ...inText(text)])];
    if (here.length > 0) found[place] = here;
  }
  return found;
}

/** The markers in names and contents of all files of a folder. */
export async function inFiles(path: string): Promise<Record<string, Canary[]>> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  const texts = files.map(async (file) => [file, file + (await readFile(file, 'latin1').catch(() => ''))] as const);
  return holding(await Promise.all(texts));
}
