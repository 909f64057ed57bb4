import { descriptorProblem } from './descriptors.ts';

const problem = descriptorProblem();
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  // Only now: Node opens hundreds of files at once to load these, and misleads about what it cannot open.
  const [{ run }, { startStandalone }] = await Promise.all([import('./run.ts'), import('./standalone.ts')]);
  await run(startStandalone);
}
