import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { receivedMailId } from '@blue-peony/service-kit';
import { allowed, until } from '@blue-peony/test-kit';
import { aReply } from './a-mailbox.ts';
import { MailboxStage } from './mailbox-stage.ts';

const stage = new MailboxStage();

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** A reader that reads at once: the lease of the one before is over. */
async function aReader() {
  await stage.database.dataSource.query('UPDATE mailbox_reader SET lease_until = now()');
  const args = ['--import', path('../../../tools/register.mjs'), path('doomed-reader.ts')];
  const reader = spawn(process.execPath, [...args, stage.database.url, stage.intake.url, stage.server.url], {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: stage.server.caPath },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(reader, 'exit');
  const kill = async () => {
    reader.kill('SIGKILL');
    await exited;
  };
  stage.ends.push(kill);
  await once(reader.stdout, 'data');
  return { kill };
}

async function deliver(mails: readonly Buffer[]): Promise<void> {
  for (const mail of mails) {
    await stage.mailbox.deliver(mail);
    await sleep(40 * Math.random());
  }
}

test('of 200 mails none is lost and none is another one’s, though five readers are killed meanwhile', async () => {
  const mails = Array.from({ length: 200 }, (_, index) => Buffer.from(aReply({ subject: `Mail ${index}` })));
  for (let kills = 0; kills < 5; kills++) {
    const reader = await aReader();
    const before = stage.intake.calls.length;
    const arriving = deliver(mails.slice(40 * kills, 40 * (kills + 1)));
    await until(() => stage.intake.calls.length > before);
    await sleep(250 * Math.random());
    await reader.kill();
    await arriving;
  }
  const last = await aReader();
  await until(async () => (await stage.mailbox.count()) === 0);
  await last.kill();
  console.log(`${stage.intake.calls.length - mails.length} mails handed over again under the same id`);
  expect(stage.intake.ids()).toEqual(new Set(mails.map((mail) => receivedMailId(mail))));
});

test('fifty mails are each at intake within ten seconds of their arrival', async () => {
  const reader = await aReader();
  const lags: number[] = [];
  for (let count = 1; count <= 50; count++) {
    const sentAt = performance.now();
    await stage.mailbox.deliver(aReply());
    await until(() => stage.intake.calls.length >= count);
    lags.push(Math.round(stage.intake.calls[count - 1]!.takenAt - sentAt));
  }
  await reader.kill();
  lags.sort((one, other) => one - other);
  console.log(`from the mailbox to intake: median ${lags[25]} ms, longest ${lags[49]} ms`);
  expect(lags[49]).toBeLessThan(allowed(10_000));
});
