import { setFlagsFromString } from 'node:v8';
import { descriptorProblem } from './descriptors.ts';
import { mapStacks } from './mapped-stacks.ts';

mapStacks(new URL('.', import.meta.url).href);

// On a machine with much memory V8 lets garbage grow to three times the live heap before a full collection.
setFlagsFromString('--heap-growing-percent=50');

const problem = descriptorProblem();
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  // Imported only now: Node opens hundreds of files to load these, and its error for too few descriptors is misleading.
  const [{ run }, { startStandalone }] = await Promise.all([import('./run.ts'), import('./standalone.ts')]);
  await run(startStandalone);
}
