import { join } from 'node:path';
import { rolldown } from 'rolldown';

/** Bundles and minifies the inline script; `entry` is the address of the code that it wakes. */
export async function buildPageScript(root: string, entry: string): Promise<string> {
  const bundle = await rolldown({
    input: join(root, 'src/app/page-script.ts'),
    external: [entry],
    transform: { define: { CLIENT_ENTRY: JSON.stringify(entry) } },
    logLevel: 'warn',
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  return output[0].code.trim();
}
