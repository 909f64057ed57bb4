import { InProcessTransport } from '@blue-peony/messaging';
import { createLogger } from '@blue-peony/service-kit';
import { startNotification } from '../src/index.ts';
import { workerConfig } from './bench.ts';

// A worker in a process of its own, to be killed while it reads the mailbox.
const [databaseUrl, intakeUrl, url] = process.argv.slice(2) as [string, string, string];
const logger = createLogger({ service: 'doomed', level: 'silent' });
const mailbox = { url, tls: 'required', keep: false } as const;
const config = workerConfig(databaseUrl, 'smtp://127.0.0.1:9', { intakeUrl, mailbox });
await startNotification(config, { logger, transport: new InProcessTransport({ logger }) });
process.stdout.write('reads');
