import { expect, test } from '@jest/globals';
import { FsTree } from 'nx/src/generators/tree.js';
import { generateEvent } from './event.mjs';

test('a new event is a fact of the contract, a text that intake tells, and a mail in five languages', async () => {
  const tree = new FsTree(process.cwd(), false);
  await generateEvent(tree, { name: 'photos-liked' });
  const made = Object.fromEntries(tree.listChanges().map((change) => [change.path, String(change.content)]));
  for (const language of ['en', 'pl', 'de', 'ukr', 'th'])
    expect(made[`libs/agency/src/${language}/applicant.ts`]).toMatch(/\n {2}photos_liked: \{\n {4}subject: '/);
  expect(made['libs/contracts/src/my-application/events.ts']).toContain(
    "'intake.photos-liked.v1': envelope('intake.photos-liked.v1', inLanguage),",
  );
  expect(made['apps/admin/src/i18n/mails.ts']).toContain("'intake.photos-liked.v1': 'photos liked',");
  expect(Object.keys(made)).toHaveLength(12);
});
