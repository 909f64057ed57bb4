// `npm test` and `npm run test:deep`: bring what the ring's tests need, build what they run, run them once and print the
// totals.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { bringTools } from './prerequisites.mjs';

const deep = process.argv[2] === 'deep';
const only = process.argv.slice(deep ? 3 : 2);
const slowest = 10;

/** @returns {Promise<number>} the exit code */
const run = (args, env = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', reject).once('close', (code) => resolve(code ?? 1));
  });

async function main() {
  const [tools, built] = await Promise.all([
    bringTools({ deep }),
    run(['tools/run-targets.mjs', 'build', 'another-site']),
  ]);
  if (built !== 0) return 1;

  const folder = mkdtempSync(join(tmpdir(), 'blue-peony-results-'));
  const results = join(folder, 'results.json');
  const node = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/.bin/jest', '--ci'];
  const rings = deep ? ['--selectProjects', 'deep'] : ['--ignoreProjects', 'deep'];
  // Twice the two cores that this was measured on, because many tests wait; deep ones of load allow for less of it.
  const args = [...node, ...only, '--json', `--outputFile=${results}`, `--maxWorkers=${deep ? 3 : 4}`, ...rings];
  const status = await run(args, { ...tools, TZ: 'UTC' });
  const all = JSON.parse(readFileSync(results, 'utf8'));
  rmSync(folder, { recursive: true });

  const seconds = ({ startTime, endTime }) => (endTime - startTime) / 1000;
  const files = all.testResults.toSorted((a, b) => seconds(b) - seconds(a)).slice(0, slowest);
  console.log('The slowest files, in seconds:');
  for (const file of files) console.log(`${seconds(file).toFixed(1).padStart(7)}  ${relative('.', file.name)}`);
  const skipped = all.numPendingTests + all.numTodoTests;
  if (skipped > 0) console.error(`${skipped} tests were skipped: a test that does not run is a failure here.`);
  if (all.numRuntimeErrorTestSuites > 0) console.error(`${all.numRuntimeErrorTestSuites} test files did not run.`);
  console.log(`${all.numPassedTests} passed, ${all.numFailedTests + skipped + all.numRuntimeErrorTestSuites} failed`);
  return status === 0 && skipped === 0 && all.numPassedTests > 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
