import { formatFiles, names } from '@nx/devkit';
import { insert } from './insert.mjs';

/** A first text in five languages, to be replaced: it says only that there is news. */
const textsFile = 'tools/generators/event-texts.json';

/**
 * Makes an event about an application whose mail leads the applicant to their own page. Intake publishes it with
 * `newEvent` and the outbox, in the transaction of what has happened.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{name: string}} options
 */
export async function generateEvent(tree, { name }) {
  const { propertyName, constantName, fileName } = names(name);
  const kind = constantName.toLowerCase();
  const type = `intake.${fileName}.v1`;

  const contracts = 'libs/contracts/src';
  insert(
    tree,
    `${contracts}/my-application/events.ts`,
    /'intake\.links-requested\.v1': .*\n/,
    `'${type}': envelope('${type}', inLanguage),\n`,
  );
  insert(tree, `${contracts}/mail-texts/schemas.ts`, /export const mailTextKinds = \[\n/, `'${kind}',\n`);
  insert(tree, `${contracts}/mails/schemas.ts`, /export const applicationMails = \[/, `'${kind}', `);
  insert(
    tree,
    `${contracts}/mail-texts/schemas.ts`,
    /z\.discriminatedUnion\('kind', \[\n/,
    `z.object({ kind: z.literal('${kind}'), ...named }),\n`,
  );

  const worker = 'apps/notification';
  insert(
    tree,
    `${worker}/src/mails/applications.consumer.ts`,
    /readonly config: NotificationConfig,\n\s*\) \{\}\n/,
    handler(type, propertyName, kind),
  );
  const label = fileName.replaceAll('-', ' ');
  insert(tree, 'apps/admin/src/i18n/mails.ts', /'intake\.links-requested\.v1': .*\n/, `'${type}': '${label}',\n`);
  const history = 'apps/admin/src/features/applications/review/history-words.ts';
  insert(tree, history, / {2}mail: \{\n/, `${kind}: 'Email: ${label}',\n`);
  for (const [language, text] of Object.entries(JSON.parse(String(tree.read(textsFile, 'utf8')))))
    insert(
      tree,
      `libs/agency/src/${language}/applicant.ts`,
      /\n(?= {2}farewell: \{)/,
      `${kind}: ${JSON.stringify(text)},\n`,
    );
  tree.write(`${worker}/test/${fileName}.int.test.ts`, test(type, fileName, kind));
  await formatFiles(tree);
}

const handler = (type, propertyName, kind) => `
  @EventPattern('${type}')
  async ${propertyName}(@Payload() event: DomainEvent<'${type}'>): Promise<void> {
    const delivery = { event, recipient: 'applicant', applicationId: event.aggregateId, mail: '${kind}' } as const;
    await this.mails.deliver(delivery, this.compose('${kind}', event.aggregateId));
  }
`;

const test = (type, fileName, kind) => `import { expect, test } from '@jest/globals';
import { newEvent } from '@blue-peony/messaging';
import { messages } from '@blue-peony/agency/words';
import { anApplication } from './an-application.ts';
import { Stage, toApplicant } from './stage.ts';

const stage = new Stage();

test('${fileName.replaceAll('-', ' ')}: the applicant gets one mail, in their language', async () => {
  const application = anApplication({ language: 'pl' });
  stage.intake.knows(application);
  const facts = { aggregateId: application.id, correlationId: 'request-1', payload: { language: 'pl' as const } };
  await stage.through(newEvent('${type}', facts));
  const subjects = stage.smtp.messages().filter(toApplicant).map(({ subject }) => subject);
  expect(subjects).toEqual([messages.pl.applicant.${kind}.subject]);
});
`;
