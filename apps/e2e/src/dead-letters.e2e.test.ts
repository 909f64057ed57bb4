import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startBroker, startBrowser, startSmtpSink } from '@blue-peony/test-kit';
import { connect } from 'amqplib';
import { clientOf } from './client.ts';
import { goTo, signIn } from './desk.ts';
import { dataFolder, startProduct } from './product.ts';
import { axeViolations, desktop, visit } from './visitor.ts';

type Servers = {
  broker: Awaited<ReturnType<typeof startBroker>>;
  smtp: Awaited<ReturnType<typeof startSmtpSink>>;
  browser: Awaited<ReturnType<typeof startBrowser>>;
  folder: Awaited<ReturnType<typeof dataFolder>>;
};
let servers: Servers;

beforeAll(async () => {
  const [broker, smtp, browser, folder] = await Promise.all([
    startBroker(),
    startSmtpSink(),
    startBrowser(),
    dataFolder(),
  ]);
  servers = { broker, smtp, browser, folder };
});

afterAll(async () => {
  const { broker, smtp, browser, folder } = servers;
  await browser.close();
  await Promise.all([broker.dispose(), smtp.close(), folder.remove()]);
});

const queue = 'blue-peony.notification';
const waits = [5_000, 60_000, 600_000, 3_600_000];

/** Turns the broker's clock on: what waits for its next attempt goes back to the worker now, until it is a dead letter. */
async function hurryToTheEnd(): Promise<void> {
  const connection = await connect(servers.broker.url);
  try {
    const channel = await connection.createConfirmChannel();
    const deaths = async () => (await channel.checkQueue(`${queue}.dead`)).messageCount;
    for (const end = Date.now() + 60_000; (await deaths()) === 0 && Date.now() < end; await sleep(50))
      for (const wait of waits) {
        const message = await channel.get(`${queue}.retry.${wait}`, { noAck: false });
        if (!message) continue;
        channel.sendToQueue(queue, message.content, { ...message.properties, persistent: true });
        await channel.waitForConfirms();
        channel.ack(message);
      }
    expect(await deaths()).toBe(1);
  } finally {
    await connection.close();
  }
}

test('staff see a mail that was given up on, and replay it once its cause is gone: it arrives, and no other twice', async () => {
  const { broker, smtp, browser, folder } = servers;
  const [staffMailbox, applicant] = ['staff@blue-peony.example', 'ada@creator.example'];
  const mailsTo = (address: string) => smtp.messages().filter(({ envelope }) => envelope.to[0] === address);
  smtp.fail((recipient) => (recipient === staffMailbox ? { refuse: 550, text: 'no such mailbox' } : undefined));
  const product = await startProduct({
    DATA_DIR: folder.path,
    EVENTS_URL: broker.url,
    SMTP_URL: smtp.url,
    RATE_LIMITS: 'off',
  });
  try {
    const { page, complaints } = await visit(browser, `${product.siteUrl}/admin`, desktop);
    await signIn(page, product.staff);
    await page.getByText('No applications yet.').waitFor();
    await goTo(page, 'Mail');
    await page.getByText('Nothing was given up on.').waitFor();

    await clientOf(product).submit();
    await smtp.waitFor(({ envelope }) => envelope.to[0] === applicant, 30_000);
    await hurryToTheEnd();
    await page.getByRole('button', { name: 'Refresh Data' }).click();
    const letter = page.getByRole('row').filter({ hasText: 'intake.application-submitted.v1' });
    await letter.waitFor();
    expect((await letter.innerText()).split(/\s*\t\s*/).slice(2, 4)).toEqual(['MailFailure 550', '5']);
    expect(await axeViolations(page)).toEqual([]);

    await goTo(page, 'Applications');
    await page.getByRole('link', { name: 'Review Ada Peony' }).click();
    await page.getByText(/To staff: Given up/).waitFor();
    await page.getByText(/To the applicant: Sent/).waitFor();

    smtp.fail(0);
    await goTo(page, 'Mail');
    await page.getByRole('button', { name: /^Replay intake.application-submitted.v1/ }).click();
    await page.getByText('Handed back to its consumer.').waitFor();
    await page.getByText('Nothing was given up on.').waitFor();
    await smtp.waitFor(({ envelope }) => envelope.to[0] === staffMailbox, 30_000);

    await goTo(page, 'Applications');
    await page.getByRole('link', { name: 'Review Ada Peony' }).click();
    await page.getByText(/To staff: Sent/).waitFor();
    expect([mailsTo(staffMailbox).length, mailsTo(applicant).length]).toEqual([1, 1]);
    expect(complaints).toEqual([]);
  } finally {
    await product.stop();
  }
});
