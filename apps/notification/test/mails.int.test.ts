import { expect, test } from '@jest/globals';
import { messages } from '@blue-peony/agency/words';
import { until } from '@blue-peony/test-kit';
import { staffAddress } from './bench.ts';
import { applicantAddress, Stage, toApplicant, toStaff } from './stage.ts';

const stage = new Stage();

test('an application makes one mail to staff and one to the applicant in the language of the form', async () => {
  await stage.through(stage.anEvent({ language: 'th' }));

  expect(stage.smtp.messages()).toHaveLength(2);
  const staff = stage.smtp.messages().find(toStaff)!;
  expect(staff.subject).toBe('New application: Ada Lovelace, Poland (qualified)');
  expect(staff.replyTo).toEqual([{ name: 'Ada', address: applicantAddress }]);
  expect(staff.text).toContain('https://site.example/admin/review/');
  const applicant = stage.smtp.messages().find(toApplicant)!;
  const { received } = messages.th.applicant;
  expect(applicant.subject).toBe(received.subject);
  expect(applicant.from).toEqual({ name: 'Blue Peony', address: 'hello@agency.example' });
  expect(applicant.to).toEqual([{ name: '', address: applicantAddress }]);
  expect(applicant.text?.replaceAll('\u00a0', ' ')).toContain(received.heading);
  expect(applicant.html).toContain('<html lang=');
});

test('mails name themselves automatic and carry an id made of the event', async () => {
  const event = stage.anEvent();
  await stage.through(event);
  const ids = stage.smtp.messages().map(({ messageId }) => messageId);
  expect(ids.sort()).toEqual([`<${event.id}.applicant@agency.example>`, `<${event.id}.staff@agency.example>`]);
  for (const { headers } of stage.smtp.messages())
    expect(headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
});

test('an applicant cannot put headers or further recipients into a mail', async () => {
  const evil = 'Ada\u2028Bcc: x@evil.example, "y" <y@evil.example>';
  // The contract refuses line breaks in these fields; here they come all the same.
  await stage.through(stage.anEvent({ name: evil, country: 'Poland\r\nBcc: z@evil.example' }));
  const recipients = stage.smtp.messages().flatMap(({ envelope }) => envelope.to);
  expect(recipients.sort()).toEqual([applicantAddress, staffAddress]);
  for (const { headers, replyTo } of stage.smtp.messages()) {
    expect(headers.map(({ key }) => key)).not.toContain('bcc');
    expect(replyTo).toHaveLength(1);
  }
});

test('the log carries neither names nor addresses nor numbers, whatever fails', async () => {
  let step = 0;
  stage.smtp.fail((recipient) => {
    if (recipient === applicantAddress) return { refuse: 550, text: `No such user <${recipient}> Ada Lovelace` };
    return step++ === 0 ? { answer: 451 } : undefined;
  });
  const event = stage.anEvent();
  await stage.through(event);
  const log = stage.worker.lines.join('');
  expect(log).toContain(event.id);
  expect(log).toContain('550');
  expect(log).not.toMatch(/@|Ada|Lovelace|Gdynia|555 010/);
});

test('the inner HTTP side says whether the worker can work', async () => {
  const answer = await fetch(`${stage.worker.url}/readyz`);
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { status: 'ready', required: ['database'], optional: ['broker', 'mail server'], away: [], since: {} },
  ]);
});

test('without a mail server the worker stays ready, and says what is away', async () => {
  await stage.worker.close();
  await stage.smtp.close();
  await stage.startWorker();
  const ready = async () => (await (await fetch(`${stage.worker.url}/readyz`)).json()) as { away: string[] };
  await until(async () => (await ready()).away.length > 0);
  expect(await ready()).toMatchObject({ status: 'ready', away: ['mail server'] });
});
