// Bundles one service (run in its folder): workspace code into dist/main.js, and what that loads later into files beside it;
// packages stay outside.
import { existsSync } from 'node:fs';
import { rolldown } from 'rolldown';

// OpenTelemetry too: the workspace holds two versions of it, and a service must not meet a tool's.
const inside = /^(\.|\/|\0|@blue-peony\/|@oxc-project\/runtime|@opentelemetry\/)/;

if (!existsSync('src/main.ts')) throw new Error('src/main.ts not found: run this in a service folder');
const bundle = await rolldown({
  input: 'src/main.ts',
  platform: 'node',
  // The form of a package of which what nobody uses can be left out.
  resolve: { mainFields: ['module', 'main'] },
  external: (id) => !inside.test(id),
  tsconfig: '../../tsconfig.json',
  logLevel: 'warn',
});
await bundle.write({ dir: 'dist', chunkFileNames: '[name].js', format: 'esm', sourcemap: true });
await bundle.close();
