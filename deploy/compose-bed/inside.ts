// Runs in the bed's own namespaces: starts the engine, makes the images, and plays the journey. Ends with 1 at the
// first step that goes wrong.
import { step } from '../test-bed/stage.ts';
import { compose, docker, startEngine } from './engine.ts';
import { journey, picturePages } from './journey.ts';
import { oneServer } from './one-server.ts';
import { makeStandIns } from './stand-ins.ts';

const steps: Record<string, () => Promise<unknown>> = {
  'the engine starts': startEngine,
  'stand-ins are built in place of the images of registries': makeStandIns,
  'docker compose build': () => compose(['--profile', 'backup', 'build']),
  ...journey,
  ...oneServer,
};
try {
  for (const [name, work] of Object.entries(steps)) await step(name, work);
} catch (error) {
  console.error(error);
  // While no browser runs, there is nothing to see.
  await picturePages().catch(() => undefined);
  await compose(['--profile', 'backup', 'ps', '--all']).then(console.error, console.error);
  await compose(['logs', '--no-color', '--tail', '30']).then(console.error, console.error);
  process.exit(1);
}
console.log(
  await docker('image', 'ls', '--format', '{{.Repository}}:{{.Tag}} {{.Size}}', '--filter', 'reference=blue-peony/*'),
);
process.exit(0);
