// Reports what must be changed before the agency is launched with the current settings: as its owner has published it in
// the database of the settings, or as libs/agency has it.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigError } from '@blue-peony/service-kit';
import { adopt } from '@blue-peony/agency';
import { readPublished } from '@blue-peony/gateway';
import { lookup, readFacts } from '@blue-peony/gateway/launch';
import { launchCheck } from './launch-check.ts';
import { readSettings } from './settings.ts';

const publicFolder = resolve(import.meta.dirname, '../../../../libs/agency/public');
const hasFile = (address: string) => existsSync(resolve(publicFolder, `.${address}`));

try {
  const settings = readSettings();
  const content = settings.DATABASE_URL ? await readPublished(settings.DATABASE_URL) : { facts: {}, texts: {} };
  adopt(content.facts);
  const { text, code } = await launchCheck({ facts: readFacts(content.texts), settings, dns: lookup(), hasFile });
  console.log(text);
  process.exitCode = code;
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(`Settings that no service would start with:\n${error.message}`);
  process.exitCode = 1;
}
