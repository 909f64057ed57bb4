import { InProcessTransport } from '@blue-peony/messaging';
import { createLogger } from '@blue-peony/service-kit';
import { startNotification } from '../src/index.ts';
import { anEvent, eventOf, workerConfig } from './bench.ts';

export type DoomedType = 'intake.application-submitted.v2' | 'intake.application-answered.v1';

// A worker in a process of its own, to be killed: takes one event over, says its id and is at its mails from then on.
const [databaseUrl, smtpUrl, intakeUrl, type] = process.argv.slice(2) as [string, string, string, DoomedType];
const logger = createLogger({ service: 'doomed', level: 'silent' });
const transport = new InProcessTransport({ logger });
await startNotification(workerConfig(databaseUrl, smtpUrl, { intakeUrl }), { logger, transport });
const { aggregateId, payload } = anEvent();
const event = eventOf(type, aggregateId, payload);
await transport.publish([event]);
process.stdout.write(event.id);
