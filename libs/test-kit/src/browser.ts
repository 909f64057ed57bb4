import { chromium, type Browser } from 'playwright-core';
import { testConfig } from './config.ts';

/** A headless Chromium that talks to nobody but the page's server. */
export const startBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: testConfig.chromiumPath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Names that are no address of this machine, as far as a server can tell.
      '--host-resolver-rules=MAP *.test 127.0.0.1',
    ],
  });
