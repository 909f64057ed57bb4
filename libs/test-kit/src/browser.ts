import { chromium, type Browser } from 'playwright-core';
import { tool } from './config.ts';
import { allowed } from './until.ts';

/** A headless Chromium that connects only to the page's server. Its pages have the more time, the busier the machine. */
export async function startBrowser(): Promise<Browser> {
  const browser = await chromium.launch({
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
  return browser.on('context', (context) => context.setDefaultTimeout(allowed(30_000)));
}
