// Photos of 12 megapixels: one after another, and a hundred different ones at once, beside sharp alone.
import { availableParallelism } from 'node:os';
import { measure, startHere } from './drivers.mjs';
import { startStack } from './stack.mjs';
import { atLeast, atMost, median, spread } from './statistics.mjs';

const cores = availableParallelism();
const profiles = { srgb: 'sRGB', p3: 'wide gamut' };

export async function photos({ rounds, seconds }) {
  const stack = await startStack();
  const driver = startHere('photo-driver.mjs', [stack.folder]);
  try {
    const intake = await stack.start('intake');
    const processes = { intake: intake.pid, PostgreSQL: stack.database.pid };
    const url = `${intake.url}/api/uploads`;
    const targets = Object.keys(profiles).flatMap((profile) => [
      { name: `sharp, ${profile}, 1`, job: { profile, atOnce: 1 } },
      { name: `intake, ${profile}, 1`, job: { profile, url, atOnce: 1 }, watched: processes },
      { name: `sharp, ${profile}, ${cores}`, job: { profile, atOnce: cores } },
      { name: `intake, ${profile}, ${2 * cores}`, job: { profile, url, atOnce: 2 * cores }, watched: processes },
    ]);
    const results = targets.map(({ name }) => ({ name, rounds: [] }));
    for (let round = 0; round < rounds; round++)
      for (const [index, { name, job, watched }] of targets.entries()) {
        const result = await measure(driver, { ...job, seconds }, watched);
        results[index].rounds.push(result);
        console.log(`${name.padEnd(20)} ${result.rate.toFixed(1).padStart(6)}/s ${result.p50.toFixed(0)} ms`);
      }
    return { rows: results.map(row), bars: Object.keys(profiles).flatMap((profile) => bars(profile, results)) };
  } finally {
    driver.kill();
    await stack.stop();
  }
}

const of = (results, name) => results.find((result) => result.name === name).rounds;

function row({ name, rounds }) {
  const used = Object.keys(rounds[0].cpu).map(
    (process) => `${process} ${median(rounds.map(({ cpu }) => cpu[process])).toFixed(1)}`,
  );
  const all = (key) => rounds.map((round) => round[key]);
  return {
    'target, profile, at once': name,
    'a second': spread(all('rate'), 1),
    'p50 ms': spread(all('p50'), 0),
    'processor ms each': used.join(', '),
  };
}

function bars(profile, results) {
  const ratio = (key, one, other) =>
    median(of(results, one).map((round, index) => round[key] / of(results, other)[index][key]));
  const slower = ratio('p50', `intake, ${profile}, 1`, `sharp, ${profile}, 1`);
  const faster = ratio('rate', `intake, ${profile}, ${2 * cores}`, `sharp, ${profile}, ${cores}`);
  return [
    atMost(`a photo (${profiles[profile]}), time to its answer to sharp alone`, 1.5, slower),
    atLeast(`100 photos (${profiles[profile]}), rate to sharp alone`, 0.9, faster),
  ];
}
