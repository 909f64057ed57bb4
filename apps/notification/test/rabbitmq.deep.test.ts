import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { RabbitMqTransport } from '@blue-peony/messaging';
import { startBroker, startSmtpSink, type SmtpSink, type TestBroker } from '@blue-peony/test-kit';
import { anApplication } from './an-application.ts';
import { startTestIntake, type TestIntake } from './an-intake.ts';
import { anEvent, createServiceDatabase, readableLogger, staffAddress, startWorker, type Worker } from './bench.ts';

let broker: TestBroker;
let database: Awaited<ReturnType<typeof createServiceDatabase>>;
let intake: TestIntake;
let smtp: SmtpSink;
let transport: RabbitMqTransport;
let worker: Worker;

beforeAll(async () => {
  [broker, database, smtp, intake] = await Promise.all([
    startBroker(),
    createServiceDatabase(),
    startSmtpSink(),
    startTestIntake(),
  ]);
  const { logger } = readableLogger();
  transport = new RabbitMqTransport({ url: broker.url, logger, retryDelaysMs: [300, 300, 300] });
  worker = await startWorker(database.url, smtp.url, transport, { intakeUrl: intake.url });
});

afterAll(async () => {
  await worker.close();
  intake.close();
  await Promise.all([smtp.close(), broker.dispose(), database.dispose()]);
});

const published = async (event: ReturnType<typeof anEvent>) => {
  let [outcome] = await transport.publish([event]);
  for (let left = 50; left > 0 && !outcome?.confirmed; left--) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    [outcome] = await transport.publish([event]);
  }
  return outcome;
};

test('an event from RabbitMQ makes one mail to staff and one to the applicant, also when the first try fails', async () => {
  smtp.fail(1);
  const event = anEvent();
  expect(await published(event)).toEqual({ confirmed: true });
  await smtp.waitFor(({ envelope }) => envelope.to.includes(staffAddress), 20_000);
  await smtp.waitFor(({ envelope }) => envelope.to.includes('ada@applicant.example'), 20_000);
  expect(await published(event)).toEqual({ confirmed: true });
  const application = anApplication({ email: 'marker@applicant.example' });
  intake.knows(application);
  const marker = anEvent(application);
  await published(marker);
  await smtp.waitFor(({ envelope }) => envelope.to.includes('marker@applicant.example'), 20_000);
  expect(smtp.messages().filter(({ messageId }) => messageId?.includes(event.id))).toHaveLength(2);
});
