import { afterAll, afterEach, beforeAll, beforeEach, expect } from '@jest/globals';
import type { DomainEvent } from '@blue-peony/contracts';
import { InProcessTransport } from '@blue-peony/messaging';
import {
  startIdentity,
  startSmtpSink,
  until,
  type ParsedMail,
  type SmtpSink,
  type TestIdentity,
} from '@blue-peony/test-kit';
import type { NotificationConfig } from '../src/index.ts';
import { anApplication, type TestApplication } from './an-application.ts';
import { startTestIntake, type TestIntake } from './an-intake.ts';
import { anEvent, createServiceDatabase, readableLogger, staffAddress, startWorker, type Worker } from './bench.ts';

type Row = { recipient: string; status: string; attempts: number; last_error_code: string | null };

export const applicantAddress = 'ada@applicant.example';
export const toStaff = ({ envelope }: ParsedMail) => envelope.to.includes(staffAddress);
export const toApplicant = ({ envelope }: ParsedMail) => envelope.to.includes(applicantAddress);

type Options = {
  retryDelaysMs?: readonly number[];
  /** Each test has a worker and a mail server of its own, for tests that end them. */
  fresh?: boolean;
};

/** The real worker on a real database and a real mail server, for all tests of a file. */
export class Stage {
  database!: Awaited<ReturnType<typeof createServiceDatabase>>;
  intake!: TestIntake;
  /** Its messages are those of this test. */
  smtp!: SmtpSink;
  transport!: InProcessTransport;
  worker!: Worker;
  private identity!: TestIdentity;
  private sink!: SmtpSink;
  private readonly retryDelaysMs: readonly number[];

  constructor({ retryDelaysMs = Array<number>(60).fill(200), fresh = false }: Options = {}) {
    this.retryDelaysMs = retryDelaysMs;
    const [begin, end] = fresh ? [beforeEach, afterEach] : [beforeAll, afterAll];
    beforeAll(async () => {
      const servers = [createServiceDatabase(), startTestIntake(), startIdentity()] as const;
      [this.database, this.intake, this.identity] = await Promise.all(servers);
    });
    begin(async () => {
      this.smtp = this.sink = await startSmtpSink();
      await this.startWorker();
    });
    beforeEach(() => {
      const before = this.sink.messages().length;
      this.smtp = { ...this.sink, messages: () => this.sink.messages().slice(before) };
      this.smtp.fail(0);
      this.intake.fail(0);
      this.intake.countByAddress(false);
    });
    end(async () => {
      await this.worker.close();
      await this.smtp.close();
    });
    afterAll(async () => {
      this.intake.close();
      await this.identity.close();
      await this.database.dispose();
    });
  }

  async startWorker(): Promise<void> {
    const { logger } = readableLogger();
    this.transport = new InProcessTransport({ logger, retryDelaysMs: this.retryDelaysMs });
    this.worker = await this.workerOn(this.database.url);
  }

  /** A worker on this stage's servers, with the transport of the stage. */
  workerOn(databaseUrl: string, given: Partial<NotificationConfig> = {}): Promise<Worker> {
    return startWorker(databaseUrl, this.smtp.url, this.transport, {
      intakeUrl: this.intake.url,
      commerceUrl: this.intake.url,
      gatewayJwksUrl: this.identity.jwksUrl,
      ...given,
    });
  }

  /** Calls the worker's HTTP side as the desk does. */
  async call(path: string, method = 'GET', body?: object) {
    const authorization = `Bearer ${await this.identity.token()}`;
    const response = await fetch(`${this.worker.url}/api/admin/${path}`, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as unknown };
  }

  /** The event of an application that intake knows. */
  anEvent(given: Partial<TestApplication> = {}) {
    const application = anApplication(given);
    this.intake.knows(application);
    return anEvent(application);
  }

  async publish(...events: DomainEvent[]): Promise<void> {
    expect(await this.transport.publish(events)).toEqual(events.map(() => ({ confirmed: true })));
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
