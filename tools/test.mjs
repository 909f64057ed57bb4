// `npm test`: brings what the tests need, builds what they run, runs all of them and counts.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bringPrerequisites } from './prerequisites.mjs';

const only = process.argv.slice(2);
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
  // One more than the cores of the machine that this is measured on: many tests wait, for a lease, an outage or a retry.
  // With two more, products under test no longer start in time.
  const jest = [bin('jest'), '--ci', '--maxWorkers=3', '--json', `--outputFile=${results}`, ...only];
  const node = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const status = run(process.execPath, [...node, ...jest], { ...env, TZ: 'UTC' });
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } = JSON.parse(
    readFileSync(results, 'utf8'),
  );
  rmSync(folder, { recursive: true });
  const skipped = numPendingTests + numTodoTests;
  if (skipped > 0) console.error(`${skipped} tests were skipped: a test that does not run is a failure here.`);
  if (numRuntimeErrorTestSuites > 0) console.error(`${numRuntimeErrorTestSuites} test files did not run.`);
  console.log(`${numPassedTests} passed, ${numFailedTests + skipped + numRuntimeErrorTestSuites} failed`);
  return status === 0 && skipped === 0 && numPassedTests > 0 ? 0 : 1;
}

try {
  process.exitCode = main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
