import { chromium, type Browser } from 'playwright-core';
import { tool } from './config.ts';

/** A headless Chromium that connects only to the page's server. */
export const startBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: tool('CHROMIUM_PATH'),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Host names that a server cannot recognize as this machine's own.
      '--host-resolver-rules=MAP *.test 127.0.0.1',
    ],
  });
