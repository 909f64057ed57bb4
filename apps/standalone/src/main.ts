import { setFlagsFromString } from 'node:v8';
import { descriptorProblem } from './descriptors.ts';

// On a machine with much memory V8 leaves three times as much garbage as there is in use before it collects all of it.
setFlagsFromString('--heap-growing-percent=50');

const problem = descriptorProblem();
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  // Only now: Node opens hundreds of files at once to load these, and misleads about what it cannot open.
  const [{ run }, { startStandalone }] = await Promise.all([import('./run.ts'), import('./standalone.ts')]);
  await run(startStandalone);
}
