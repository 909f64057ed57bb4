import { afterAll, afterEach, beforeAll, beforeEach, expect } from '@jest/globals';
import type { DomainEvent } from '@blue-peony/contracts';
import { InProcessTransport } from '@blue-peony/messaging';
import { startSmtpSink, type ParsedMail, type SmtpSink, until } from '@blue-peony/test-kit';
import type { NotificationConfig } from '../src/index.ts';
import { anApplication, type TestApplication } from './an-application.ts';
import { startTestIntake, type TestIntake } from './an-intake.ts';
import { anEvent, createServiceDatabase, readableLogger, staffAddress, startWorker, type Worker } from './bench.ts';

type Row = { recipient: string; status: string; attempts: number; last_error_code: string | null };

export const applicantAddress = 'ada@applicant.example';
export const toStaff = ({ envelope }: ParsedMail) => envelope.to.includes(staffAddress);
export const toApplicant = ({ envelope }: ParsedMail) => envelope.to.includes(applicantAddress);

/** The real worker on a real database and a real mail server, new for each test; it retries after 200 ms. */
export class Stage {
  database!: Awaited<ReturnType<typeof createServiceDatabase>>;
  intake!: TestIntake;
  smtp!: SmtpSink;
  transport!: InProcessTransport;
  worker!: Worker;

  constructor() {
    beforeAll(async () => {
      [this.database, this.intake] = await Promise.all([createServiceDatabase(), startTestIntake()]);
    });
    beforeEach(async () => {
      this.smtp = await startSmtpSink();
      this.intake.countByAddress(false);
      await this.startWorker();
    });
    afterEach(async () => {
      await this.worker.close();
      await this.smtp.close();
    });
    afterAll(async () => {
      this.intake.close();
      await this.database.dispose();
    });
  }

  async startWorker(): Promise<void> {
    const { logger } = readableLogger();
    this.transport = new InProcessTransport({ logger, retryDelaysMs: Array<number>(60).fill(200) });
    this.worker = await this.workerOn(this.database.url);
  }

  /** A worker on this stage's servers, with the transport of the stage. */
  workerOn(databaseUrl: string, given: Partial<NotificationConfig> = {}): Promise<Worker> {
    return startWorker(databaseUrl, this.smtp.url, this.transport, {
      intakeUrl: this.intake.url,
      commerceUrl: this.intake.url,
      ...given,
    });
  }

  /** The event of an application that intake knows. */
  anEvent(given: Partial<TestApplication> = {}) {
    const application = anApplication(given);
    this.intake.knows(application);
    return anEvent(application);
  }

  async publish(event: DomainEvent): Promise<void> {
    expect(await this.transport.publish([event])).toEqual([{ confirmed: true }]);
  }

  /** Rows of an event's mails, the one to staff first. */
  deliveries(event: DomainEvent): Promise<Row[]> {
    return this.database.dataSource.query(
      'SELECT recipient, status, attempts, last_error_code FROM deliveries WHERE event_id = $1 ORDER BY recipient DESC',
      [event.id],
    );
  }

  /** Waits until the worker is through with an event, and returns what became of its mails. */
  async settled(event: DomainEvent): Promise<Row[]> {
    const state = () => this.database.dataSource.query('SELECT state FROM inbox WHERE id = $1', [event.id]);
    await until(async () => (await state())[0]?.state === 'done', 90_000);
    return this.deliveries(event);
  }

  /** Publishes an event and waits until it is processed. */
  async through(event: DomainEvent): Promise<Row[]> {
    await this.publish(event);
    return this.settled(event);
  }
}
