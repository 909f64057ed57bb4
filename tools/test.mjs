// `npm test`: installs what the tests need, builds what they run, runs all tests and prints the totals.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bringPrerequisites } from './prerequisites.mjs';

const only = process.argv.slice(2);
/** The most failed test files that run a second time, alone: on a busy machine a few can fail by chance. */
const secondTriesAtMost = 10;
const bin = (name) => join('node_modules', '.bin', name);

function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (error) throw error;
  return status ?? 1;
}

function main() {
  const env = bringPrerequisites();
  if (run(process.execPath, ['tools/run-targets.mjs', 'build']) !== 0) return 1;

  const folder = mkdtempSync(join(tmpdir(), 'blue-peony-results-'));
  const results = join(folder, 'results.json');
  const jest = (args) => {
    const node = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', bin('jest'), '--ci'];
    const status = run(process.execPath, [...node, '--json', `--outputFile=${results}`, ...args], {
      ...env,
      TZ: 'UTC',
    });
    return { status, ...JSON.parse(readFileSync(results, 'utf8')) };
  };
  // One more than the two cores that this was measured on, because many tests wait for a lease, an outage or a retry.
  // With two more, products under test no longer start in time.
  const all = jest(['--maxWorkers=3', ...only]);
  const failed = all.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
  // On a busy machine a test that waits for real servers can fail by chance. A real fault fails again when it runs
  // alone.
  const alone = failed.length > 0 && failed.length <= secondTriesAtMost && !only.includes('--config');
  const last = alone ? jest(['--runInBand', '--runTestsByPath', ...failed]) : all;
  rmSync(folder, { recursive: true });

  const skipped = all.numPendingTests + all.numTodoTests;
  if (skipped > 0) console.error(`${skipped} tests were skipped: a test that does not run is a failure here.`);
  if (last.numRuntimeErrorTestSuites > 0) console.error(`${last.numRuntimeErrorTestSuites} test files did not run.`);
  const recovered = alone && last.status === 0;
  if (recovered) console.error(`Failed at first, passed alone, to be mended:\n${failed.join('\n')}`);
  const passed = all.numPassedTests + (recovered ? all.numFailedTests : 0);
  console.log(`${passed} passed, ${last.numFailedTests + skipped + last.numRuntimeErrorTestSuites} failed`);
  return last.status === 0 && skipped === 0 && passed > 0 ? 0 : 1;
}

try {
  process.exitCode = main();
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
