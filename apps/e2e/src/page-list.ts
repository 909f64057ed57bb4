import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { locales, servingManifestSchema } from '@blue-peony/contracts';

const manifest = resolve(import.meta.dirname, '../../site/dist/manifest.json');
const { routes } = servingManifestSchema.parse(JSON.parse(readFileSync(manifest, 'utf8')));

/** Paths of all pages that the build has written. */
export const pages = Object.entries(routes).flatMap(([path, { file }]) => (file.endsWith('.html') ? [path] : []));

const prefixes = locales.map(({ prefix }) => prefix).filter(Boolean);
export const isTranslated = (path: string) =>
  prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
