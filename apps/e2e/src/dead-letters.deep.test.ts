import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createDatabase, startBroker, startBrowser, startSmtpSink, until, query } from '@blue-peony/test-kit';
import { clientOf } from './client.ts';
import { goTo, signIn } from './desk.ts';
import { emptyFolder, startProduct } from './product.ts';
import { axeViolations, desktop, visit } from './visitor.ts';

type Servers = {
  database: Awaited<ReturnType<typeof createDatabase>>;
  broker: Awaited<ReturnType<typeof startBroker>>;
  smtp: Awaited<ReturnType<typeof startSmtpSink>>;
  browser: Awaited<ReturnType<typeof startBrowser>>;
  folder: Awaited<ReturnType<typeof emptyFolder>>;
};
let servers: Servers;

beforeAll(async () => {
  const [database, broker, smtp, browser, folder] = await Promise.all([
    createDatabase(),
    startBroker(),
    startSmtpSink(),
    startBrowser(),
    emptyFolder(),
  ]);
  servers = { database, broker, smtp, browser, folder };
});

afterAll(async () => {
  const { database, broker, smtp, browser, folder } = servers;
  await browser.close();
  await Promise.all([database.drop(), broker.dispose(), smtp.close(), folder.remove()]);
});

/** Makes each waiting retry due now, until the event is a dead letter. */
async function hurryToTheEnd(): Promise<void> {
  const { url } = servers.database;
  await until(async () => {
    await query(url, "UPDATE notification.inbox SET due_at = now() WHERE state = 'received'");
    return (await query(url, "SELECT FROM notification.inbox WHERE state = 'dead'")).length === 1;
  });
}

test('staff see a dead mail and replay it once its cause is gone: it arrives, and no other arrives twice', async () => {
  const { database, broker, smtp, browser, folder } = servers;
  const [staffMailbox, applicant] = ['staff@blue-peony.example', 'ada@creator.example'];
  const mailsTo = (address: string) => smtp.messages().filter(({ envelope }) => envelope.to[0] === address);
  smtp.fail((recipient) => (recipient === staffMailbox ? { refuse: 550, text: 'no such mailbox' } : undefined));
  const product = await startProduct({
    DATA_DIR: folder.path,
    DATABASE_URL: database.url,
    EVENTS_URL: broker.url,
    SMTP_URL: smtp.url,
    RATE_LIMITS: 'off',
  });
  try {
    const { page, complaints } = await visit(browser, `${product.siteUrl}/admin`, desktop);
    await signIn(page, product.staff);
    await page.getByText('No applications yet.').waitFor();
    await goTo(page, 'Today');
    await page.getByText('Every email went out.').waitFor();

    await clientOf(product).submit();
    await until(() => mailsTo(applicant).length > 0);
    await hurryToTheEnd();
    await page.getByRole('button', { name: 'Refresh Data' }).click();
    const letter = page.getByRole('row').filter({ hasText: 'A new application' });
    await letter.waitFor();
    expect((await letter.innerText()).split(/\s*\t\s*/).slice(2, 5)).toEqual(['Failure', 'MailFailure 550', '5']);
    expect(await axeViolations(page)).toEqual([]);

    await goTo(page, 'Applications');
    await page.getByRole('link', { name: 'Review Ada Peony' }).click();
    await page.getByText(/Email to staff: Undeliverable/).waitFor();
    await page.getByText(/Email with the receipt: Sent/).waitFor();

    smtp.fail(0);
    await goTo(page, 'Today');
    await page.getByRole('button', { name: 'Replay: A new application' }).click();
    await page.getByText('Requeued.').waitFor();
    await page.getByText('Every email went out.').waitFor();
    await until(() => mailsTo(staffMailbox).length > 0);

    await goTo(page, 'Applications');
    await page.getByRole('link', { name: 'Review Ada Peony' }).click();
    await page.getByText(/Email to staff: Sent/).waitFor();
    expect([mailsTo(staffMailbox).length, mailsTo(applicant).length]).toEqual([1, 1]);
    expect(complaints).toEqual([]);
  } finally {
    await product.stop();
  }
});
