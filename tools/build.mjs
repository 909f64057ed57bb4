// Bundles one service (run in its folder): workspace code goes into dist/main.js, lazily imported code into files
// beside it. Packages are not bundled.
import { existsSync } from 'node:fs';
import { rolldown } from 'rolldown';

// OpenTelemetry is bundled too: the workspace has two versions of it, and a service must not load a tool's version.
const inside = /^(\.|\/|\0|@blue-peony\/|@oxc-project\/runtime|@opentelemetry\/)/;

if (!existsSync('src/main.ts')) throw new Error('src/main.ts not found: run this in a service folder');
const bundle = await rolldown({
  input: 'src/main.ts',
  platform: 'node',
  // Prefers the ES module build of a package, which can be tree-shaken.
  resolve: { mainFields: ['module', 'main'] },
  external: (id) => !inside.test(id),
  tsconfig: '../../tsconfig.json',
  // A program that a service starts as a process of its own is written beside it.
  experimental: { resolveNewUrlToAsset: true },
  logLevel: 'warn',
});
// Node keeps the maps in memory, and a stack needs only their positions.
const sourcemap = { sourcemap: true, sourcemapExcludeSources: true };
await bundle.write({ dir: 'dist', chunkFileNames: '[name].js', format: 'esm', ...sourcemap });
await bundle.close();
