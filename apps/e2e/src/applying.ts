import { beforeEach, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { clientOf } from './client.ts';
import { browser, product } from './started.ts';
import { phone, visit as visitPage } from './visitor.ts';

/** The applicant of each test is another one. */
export let email = '';
let applicants = 0;

beforeEach(() => void (email = `ada-${(applicants += 1)}@creator.example`));

export const submit = (page: Page) => page.locator('form button[type=submit]');
export const status = (page: Page) => page.locator('form [role=status]');

/** A phone's visit that records where it posts to. */
export async function visit(path: string) {
  const visitor = await visitPage(browser, product.siteUrl + path, phone);
  const posts: string[] = [];
  visitor.page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
  });
  return { ...visitor, posts };
}

export async function stored() {
  const { items } = await clientOf(product).applications();
  return items.filter((application) => application.email === email);
}

/** Expects the assessment page after exactly one POST, with exactly one stored application. */
export async function expectOne(page: Page, posts: readonly string[]) {
  await page.waitForURL('**/assessment');
  expect(posts.filter((path) => path === '/api/applications')).toHaveLength(1);
  expect(await stored()).toHaveLength(1);
}
