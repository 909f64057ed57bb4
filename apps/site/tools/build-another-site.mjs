// Renders the built site as another agency has it, with a long name and with pixels: apps/e2e/dist/site, for browser tests.
import { cp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { loadRender } from '../build/prerender.ts';
import { compressFolder } from '../src/app/render/compress.ts';
import { anotherAgency } from './another-agency.mjs';

const built = fileURLToPath(new URL('../dist', import.meta.url));
const into = fileURLToPath(new URL('../../e2e/dist/site', import.meta.url));
const { name, trackingIds } = anotherAgency;
await rm(into, { recursive: true, force: true });
await cp(built, into, { recursive: true });
const { renderSite } = await loadRender(built);
await renderSite({ content: { facts: { agency: { name }, trackingIds }, texts: {} }, id: '', into });
await compressFolder(`${into}/assets`);
