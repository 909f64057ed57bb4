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
    ],
  });
