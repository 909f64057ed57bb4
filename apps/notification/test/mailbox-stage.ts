import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { startMailbox, type TestMailbox } from '@blue-peony/test-kit';
import { openMailbox } from './a-mailbox.ts';
import { createServiceDatabase } from './bench.ts';
import { startReceiver } from './receiving.ts';

/** A mailbox server and the service's database for all tests of a file; each has a receiving intake of its own. */
export class MailboxStage {
  server!: TestMailbox;
  database!: Awaited<ReturnType<typeof createServiceDatabase>>;
  intake!: Awaited<ReturnType<typeof startReceiver>>;
  mailbox!: Awaited<ReturnType<typeof openMailbox>>;
  /** Each ends a reader of the test. */
  readonly ends: (() => Promise<void>)[] = [];

  constructor() {
    beforeAll(async () => {
      [this.server, this.database] = await Promise.all([startMailbox(), createServiceDatabase()]);
    });
    beforeEach(async () => {
      await this.database.dataSource.query(
        "UPDATE mailbox_reader SET lease_until = now(), state = 'away', set_aside = 0",
      );
      [this.intake, this.mailbox] = await Promise.all([startReceiver(), openMailbox(this.server)]);
    });
    afterEach(async () => {
      for (const end of this.ends.splice(0)) await end();
      if ((await this.mailbox.count()) > 0) await this.mailbox.client.messageDelete('1:*');
      await this.mailbox.close();
      await this.intake.close();
    });
    afterAll(async () => {
      await this.server.dispose();
      await this.database.dispose();
    });
  }
}
