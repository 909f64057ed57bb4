import { jpegPhoto } from '@blue-peony/test-kit';
import type { Browser } from 'playwright-core';
import { lineTo } from './cut-line.ts';
import { awake, fillForm, phone, visit } from './visitor.ts';

type Journey = {
  /** The server's port, and the visitor's source address. */
  url: string;
  from?: string;
  email: string;
  /** Bytes until the connection is cut, counted from the choice of photos; Infinity for never. */
  cut: number;
};

/**
 * One visitor applies with two photos over a connection that is cut once. The visitor presses Submit, and again when
 * asked to.
 * @returns the bytes transferred when the application started to be sent, and when it was answered
 */
export async function applyOverCutLine(browser: Browser, { url, from, email, cut }: Journey) {
  const line = await lineTo(url, from);
  const { page, context } = await visit(browser, line.url, phone);
  try {
    await page.locator('[name=name]').focus();
    await awake(page);
    await fillForm(page, email);
    await page.locator('[name=privacy_version]').uncheck();
    const began = line.passed();
    const at = { posting: 0, answered: 0 };
    page.on('request', (request) => {
      if (request.url().endsWith('/api/applications')) at.posting = line.passed() - began;
    });
    page.on('response', (response) => {
      if (response.url().endsWith('/api/applications')) at.answered = line.passed() - began;
    });
    line.cutAfter(cut);
    const buffer = await jpegPhoto();
    const photos = ['a.jpg', 'b.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer }));
    await page.locator('input[type=file]').setInputFiles(photos);
    await page.locator('[name=privacy_version]').check();
    await page.locator('form button[type=submit]').tap();
    await page.waitForURL('**/assessment');
    return at;
  } finally {
    await context.close();
    line.close();
  }
}

/** Ten points during the photo uploads, and ten between the application's first byte and its answer's last byte. */
export const cutPoints = ({ posting, answered }: { posting: number; answered: number }): number[] =>
  Array.from({ length: 20 }, (_, index) =>
    Math.round(index < 10 ? ((index + 0.5) / 10) * posting : posting + ((index - 9.5) / 10) * (answered - posting)),
  );
