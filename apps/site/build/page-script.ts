import { join } from 'node:path';
import { rolldown } from 'rolldown';

/** Addresses that the inline script loads; `tracking` is empty for none. */
type Entries = { client: string; styles: string; tracking: string };

export async function buildPageScript(root: string, { client, styles, tracking }: Entries): Promise<string> {
  const bundle = await rolldown({
    input: join(root, 'src/app/page-script.ts'),
    external: [client, tracking].filter((address) => address !== ''),
    transform: {
      define: {
        CLIENT_ENTRY: JSON.stringify(client),
        STYLES: JSON.stringify(styles),
        TRACKING_ENTRY: JSON.stringify(tracking),
      },
    },
    logLevel: 'warn',
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  return output[0].code.trim();
}
