import type { DomainEvent } from '@blue-peony/contracts';
import { createDatabase, until } from '@blue-peony/test-kit';
import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createInboxTable, createOutboxTable, Inbox, type EventTransport, type Subscription } from '../src/index.ts';
import { connectTo, type } from './bench.ts';

export const queue = 'worker';

/** A service's outbox and inbox in a database of the file, empty before each test, and the transports of a test. */
export class Stage {
  url!: string;
  dataSource!: DataSource;
  inbox!: Inbox;
  private readonly opened: EventTransport[] = [];

  constructor() {
    let database: Awaited<ReturnType<typeof createDatabase>>;
    beforeAll(async () => {
      database = await createDatabase();
      this.url = database.url;
      this.dataSource = await connectTo(database.url);
      await createOutboxTable(this.dataSource);
      await createInboxTable(this.dataSource);
      this.inbox = new Inbox({ dataSource: this.dataSource });
    });
    beforeEach(() => this.query('TRUNCATE inbox, outbox'));
    afterEach(async () => {
      await Promise.all(this.opened.splice(0).map((transport) => transport.close()));
    });
    afterAll(async () => {
      await this.dataSource.destroy();
      await database.drop();
    });
  }

  query<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return this.dataSource.query<Row[]>(sql, values);
  }

  /** @returns the transport, which is closed after the test */
  open<Transport extends EventTransport>(transport: Transport): Transport {
    this.opened.push(transport);
    return transport;
  }

  async subscribe(
    transport: EventTransport,
    handle: (event: DomainEvent) => Promise<void>,
    given: Partial<Subscription> = {},
  ): Promise<void> {
    await transport.subscribe({ queue, types: [type], inbox: this.inbox, handle, ...given });
  }

  /** Waits for that many dead letters. */
  deadLetters(count = 1) {
    return until(async () => {
      const letters = await this.inbox.deadLetters(10);
      return letters.length === count && letters;
    });
  }
}
