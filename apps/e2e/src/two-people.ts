import { beforeAll } from '@jest/globals';
import { allowed } from '@blue-peony/test-kit';
import { clientOf } from './client.ts';
import { join, openApplicant, type Account } from './desk.ts';
import { browser, dataDir, product } from './started.ts';

export let colleague: Account;
export const soon = () => ({ timeout: allowed(2_000) });

/** A colleague, and applicants that are numbered from 1. */
export const useTwoPeople = (applicants: number) =>
  beforeAll(async () => {
    const { submit } = clientOf(product);
    for (let number = 1; number <= applicants; number++)
      await submit({ name: `Applicant ${number}`, email: `number${number}@creator.example` });
    colleague = await join(product, dataDir, 'ben@agency.example', 'reviewer');
  });

export const open = (staff: Account, name: string) => openApplicant(browser, product, staff, name);
export const scores = async () =>
  Object.fromEntries((await clientOf(product).applications()).items.map(({ name, score }) => [name, score]));
