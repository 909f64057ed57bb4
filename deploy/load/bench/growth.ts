// The form's path with no stored applications and with a million, in turns: two databases of one server, each with its
// intake.
import { freePorts } from '@blue-peony/test-kit';
import { fillApplications } from '../fill-applications.ts';
import { measure, startHere } from './drivers.ts';
import { empty, migrate, runSql, startStack, type Stack } from './stack.ts';
import { atLeast, inTurns, median, processor, ratios, spread, values, type Options, type Part } from './statistics.ts';

export async function growth({ rounds, seconds, applications }: Options): Promise<Part> {
  const stack = await startStack();
  const generator = startHere('generator.ts');
  try {
    const full = { name: `${applications} applications`, ...(await startFull(stack, applications)) };
    const targets = [{ name: 'no applications', ...(await stack.start('intake')) }, full];
    const results = await inTurns(targets, rounds, async ({ url, pid }) => {
      await empty(stack);
      const job = { url: `${url}/api/applications`, connections: 32, seconds };
      return measure(generator, job, { intake: pid, PostgreSQL: stack.database.pid });
    });
    const kept = ratios(results[1]!.rounds, results[0]!.rounds);
    const rows = results.map(({ name, rounds }) => ({
      stored: name,
      'a second': spread(values(rounds, 'rate'), 0),
      'p99 ms': spread(values(rounds, 'p99')),
      'PostgreSQL, processor ms each': spread(processor(rounds, 'PostgreSQL'), 3),
    }));
    rows.push({ stored: 'ratio', 'a second': spread(kept), 'p99 ms': '', 'PostgreSQL, processor ms each': '' });
    return { rows, bars: [atLeast('speed kept with a million applications', 0.9, median(kept))] };
  } finally {
    generator.kill();
    await stack.stop();
  }
}

async function startFull(stack: Stack, applications: number) {
  await runSql(stack.database.url, 'CREATE DATABASE full_of_applications');
  const inside = (url: string) => Object.assign(new URL(url), { pathname: '/full_of_applications' }).href;
  const ownerUrl = inside(stack.database.url);
  const DATABASE_URL = inside(stack.settings.intake.DATABASE_URL!);
  await migrate(stack, 'intake', { DATABASE_URL, DATABASE_OWNER_URL: ownerUrl });
  await fillApplications(ownerUrl, applications);
  const [PORT, METRICS_PORT] = (await freePorts(2)).map(String) as [string, string];
  return stack.start('intake', { more: { DATABASE_URL, PORT, METRICS_PORT } });
}
