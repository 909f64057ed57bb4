// Regenerates the hashes after a change of the dictionaries:
// node --import ./tools/register.mjs apps/gateway/tools/make-dictionary.ts
import { writeFileSync } from 'node:fs';
import { hashesFile } from './dictionaries.ts';

writeFileSync(new URL('../src/auth/passwords/dictionary-hashes.ts', import.meta.url), hashesFile());
