// Builds the site as another agency has it, with a long name and with pixels: apps/e2e/dist/site, for browser tests.
import { agency } from '@blue-peony/agency';
import { createBuilder } from 'vite';
import { anotherAgency } from './another-agency.mjs';

const { name, trackingIds } = anotherAgency;
const another = {
  name: 'another-agency',
  enforce: /** @type {const} */ ('pre'),
  transform(code, id) {
    if (id.endsWith('/agency/src/tracking.ts')) return `export const trackingIds = ${JSON.stringify(trackingIds)};`;
    if (id.endsWith('/agency/src/agency.ts')) return code.replace(`'${agency.name}'`, `'${name}'`);
    // Content is finished when it comes here, with the name in its sentences.
    if (id.includes('/site/src/content/')) return code.replaceAll(agency.name, name);
  },
};
const builder = await createBuilder({ build: { outDir: '../e2e/dist/site' }, plugins: [another], logLevel: 'error' });
await builder.buildApp();
// Vite leaves timers running.
process.exit();
