// Reports what must be changed before the agency of libs/agency is launched with the current settings.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigError } from '@blue-peony/service-kit';
import { lookup, readFacts } from '@blue-peony/gateway/launch';
import { launchCheck } from './launch-check.ts';
import { readSettings } from './settings.ts';

const publicFolder = resolve(import.meta.dirname, '../../../../libs/agency/public');
const hasFile = (address: string) => existsSync(resolve(publicFolder, `.${address}`));

try {
  const { text, code } = await launchCheck({ facts: readFacts(), settings: readSettings(), dns: lookup(), hasFile });
  console.log(text);
  process.exitCode = code;
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(`Settings that no service would start with:\n${error.message}`);
  process.exitCode = 1;
}
