import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { compiledMessages } from './build/messages-plugin.ts';
import { prerenderSite } from './build/prerender.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  root,
  appType: 'spa',
  plugins: [compiledMessages(), tailwind(), react()],
  resolve: { alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' } },
  // Beside `npm start`, which answers the calls.
  server: { proxy: { '/api': 'http://localhost:8080', '/healthz': 'http://localhost:8080' } },
  build: { cssCodeSplit: false, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  environments: {
    client: {
      build: {
        outDir: 'dist',
        rolldownOptions: {
          input: 'src/app/client.tsx',
          preserveEntrySignatures: 'strict',
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/.server',
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: { input: 'src/app/server.tsx', output: { entryFileNames: 'server.js' } },
      },
    },
  },
  ssr: { noExternal: true },
  builder: {
    async buildApp(builder) {
      await rm(`${root}dist`, { recursive: true, force: true });
      const client = (await builder.build(builder.environments['client']!)) as Rolldown.RolldownOutput;
      await builder.build(builder.environments['ssr']!);
      await prerenderSite(root, client.output);
    },
  },
});
