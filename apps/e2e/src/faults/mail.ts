import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import type { Stage, StageOptions } from './stage.ts';

const real: StageOptions = { real: true };
const embedded: StageOptions = {};
const back = async ({ mail }: Stage) => mail.behave();
const misbehaves = (name: string, fault: Parameters<Stage['mail']['behave']>[0], more: object = {}): Fault => ({
  name,
  stage: real,
  inject: async ({ mail }) => mail.behave(fault),
  holdMs: 6_000,
  heal: back,
  ...more,
});

const isOdd = (address: string) => Number(/\d+/.exec(address)?.[0] ?? 0) % 2 === 1;

/** Makes all waiting retries due now, so that hours of an outage pass in seconds. */
const hurry = ({ sql }: Stage) =>
  sql("UPDATE notification.inbox SET due_at = now() WHERE state = 'received' AND due_at > now() + interval '3 s'");

export const mailFaults: Fault[] = [
  {
    name: 'mail server down 10 s',
    stage: real,
    inject: ({ mail }) => mail.cut(),
    holdMs: 10_000,
    heal: ({ mail }) => mail.restore(),
    away: /mail server/,
  },
  misbehaves('mail taken, then cut before the 250 (ambiguous)', { hangUp: true }, { holdMs: 4_000 }),
  misbehaves(
    'mail taken, 250 after 40 s (a slow filter)',
    { delayMs: 40_000 },
    {
      holdMs: 100_000,
      load: { visitors: 1, pauseMs: 4_000 },
    },
  ),
  misbehaves('mail server says 451 at RCPT', { refuse: 451 }),
  misbehaves('mail server says 452 after DATA', { answer: 452 }),
  misbehaves('mail server says 451 for half of the mails', (to) => (isOdd(to) ? { answer: 451 } : undefined)),
  misbehaves('mail server says 550 for half of the mails', (to) => (isOdd(to) ? { refuse: 550 } : undefined), {
    refuses: isOdd,
  }),
  misbehaves('mail server takes 2 s for each mail', { delayMs: 2_000 }),
  {
    name: 'mail server never greets (tarpit) 10 s',
    stage: real,
    inject: ({ mail }) => mail.hold(),
    holdMs: 10_000,
    heal: ({ mail }) => mail.restore(),
  },
  {
    name: 'mail server away for longer than every retry',
    stage: embedded,
    load: { visitors: 1, pauseMs: 1_000 },
    inject: async (stage) => {
      await stage.mail.cut();
      for (let tiers = 0; tiers < 6; tiers++) {
        await sleep(4_000);
        await hurry(stage);
      }
    },
    heal: ({ mail }) => mail.restore(),
    mailsWithinS: 300,
  },
  {
    name: 'mail server away for 30 h (clock moved)',
    needs: ['faketime'],
    stage: { real: true, databaseOnly: true, clock: 'all' },
    load: { visitors: 1, pauseMs: 3_000 },
    inject: async (stage) => {
      await stage.mail.cut();
      for (let hour = 1; hour <= 30; hour++) {
        await stage.setClock(`+${hour}h`);
        await sleep(2_000);
      }
    },
    heal: ({ mail }) => mail.restore(),
    mailsWithinS: 300,
  },
];
