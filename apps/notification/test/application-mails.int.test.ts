import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { newEvent } from '@blue-peony/messaging';
import { anApplication } from './an-application.ts';
import { applicantAddress, Stage, toApplicant, toStaff } from './stage.ts';

const stage = new Stage();
const correlationId = 'request-1';

test('a message of the release before that still waits in the queue is mailed, by what intake tells now', async () => {
  const application = anApplication();
  stage.intake.knows({ ...application, name: 'Eva Corrected' });
  const facts = { aggregateId: application.id, correlationId };
  await stage.through(newEvent('intake.application-submitted.v1', { ...facts, payload: application }));
  expect(stage.smtp.messages().find(toApplicant)?.text).toContain('Hi Eva,');
  expect(stage.smtp.messages().find(toStaff)?.text).toContain('Eva Corrected');
  const payload = { recipient: 'applicant' as const, application };
  await stage.through(newEvent('intake.application-mail-requested.v1', { ...facts, payload }));
  expect(stage.smtp.messages().filter(toApplicant)).toHaveLength(2);
});

test('what is deleted before its mails went out is mailed to nobody', async () => {
  const event = stage.anEvent();
  stage.intake.erase(event.aggregateId);
  expect(await stage.through(event)).toEqual([
    { recipient: 'staff', status: 'erased', attempts: 1, last_error_code: null },
    { recipient: 'applicant', status: 'erased', attempts: 1, last_error_code: null },
  ]);
  expect(stage.smtp.messages()).toEqual([]);
});

test('while intake is away mails about applications wait without an attempt, and go out when it is back', async () => {
  stage.intake.goAway(true);
  const event = stage.anEvent();
  await stage.publish(event);
  const waiting = () => stage.database.dataSource.query('SELECT attempts, reason FROM inbox WHERE id = $1', [event.id]);
  while ((await waiting())[0]?.reason !== 'IntakeAway') await sleep(50);
  expect((await waiting())[0].attempts).toBe(0);
  const order = { order_id: event.id, email: applicantAddress, language: 'en' as const };
  const facts = { aggregateId: event.id, correlationId, payload: order };
  await stage.through(newEvent('commerce.download-renewed.v1', facts));
  expect(stage.smtp.messages()).toHaveLength(1);
  stage.intake.goAway(false);
  expect((await stage.settled(event)).map(({ status }) => status)).toEqual(['sent', 'sent']);
});

test.each(['qualified', 'rejected'] as const)(
  'the result %s comes by mail, with the link to her page',
  async (result) => {
    const { aggregateId } = stage.anEvent({ assessment_result: result });
    const facts = { aggregateId, correlationId, payload: { language: 'en' as const } };
    await stage.through(newEvent('intake.application-assessed.v1', facts));
    const [mail] = stage.smtp.messages();
    expect(mail?.subject).toBe('Your first assessment is here');
    expect(mail?.text).toContain('https://site.example/my-application#secret');
    const words = {
      qualified: 'preliminarily qualified',
      rejected: 'A person will still read your application within 24',
    };
    expect(mail?.text).toContain(words[result]);
  },
);
