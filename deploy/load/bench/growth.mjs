// The form's path with no stored applications and with a million, in turns: two databases of one server, each with its
// intake.
import { freePorts } from '@blue-peony/test-kit';
import { fillApplications } from '../fill-applications.mjs';
import { measure, startHere } from './drivers.mjs';
import { empty, migrate, runSql, startStack } from './stack.mjs';
import { atLeast, median, spread } from './statistics.mjs';

export async function growth({ rounds, seconds, applications }) {
  const stack = await startStack();
  const generator = startHere('generator.mjs');
  try {
    const full = await startFull(stack, applications);
    const targets = { 'no applications': await stack.start('intake'), [`${applications} applications`]: full };
    const results = Object.keys(targets).map((name) => ({ name, rounds: [] }));
    for (let round = 0; round < rounds; round++)
      for (const [index, { url, pid }] of Object.values(targets).entries()) {
        await empty(stack);
        const job = { url: `${url}/api/applications`, connections: 32, seconds };
        results[index].rounds.push(await measure(generator, job, { intake: pid, PostgreSQL: stack.database.pid }));
      }
    return report(results);
  } finally {
    generator.kill();
    await stack.stop();
  }
}

async function startFull(stack, applications) {
  await runSql(stack.database.url, 'CREATE DATABASE full_of_applications');
  const inside = (url) => Object.assign(new URL(url), { pathname: '/full_of_applications' }).href;
  const ownerUrl = inside(stack.database.url);
  const DATABASE_URL = inside(stack.settings.intake.DATABASE_URL);
  await migrate(stack, 'intake', { DATABASE_URL, DATABASE_OWNER_URL: ownerUrl });
  await fillApplications(ownerUrl, applications);
  const [PORT, METRICS_PORT] = (await freePorts(2)).map(String);
  return stack.start('intake', { more: { DATABASE_URL, PORT, METRICS_PORT } });
}

function report(results) {
  const [without, withMany] = results.map(({ rounds }) => rounds);
  const kept = withMany.map(({ rate }, round) => rate / without[round].rate);
  const rows = results.map(({ name, rounds }) => ({
    stored: name,
    'a second': spread(
      rounds.map(({ rate }) => rate),
      0,
    ),
    'p99 ms': spread(rounds.map(({ p99 }) => p99)),
    'PostgreSQL, processor ms each': spread(
      rounds.map(({ cpu }) => cpu.PostgreSQL),
      3,
    ),
  }));
  rows.push({ stored: 'ratio', 'a second': spread(kept), 'p99 ms': '', 'PostgreSQL, processor ms each': '' });
  return { rows, bars: [atLeast('speed kept with a million applications', 0.9, median(kept))] };
}
