// Runs in the bed's own namespaces: starts the engine, makes the images, and plays the journey. Ends with 1 at the
// first step that goes wrong.
import { compose, docker, startEngine } from './engine.mjs';
import { journey } from './journey.mjs';
import { makeStandIns } from './stand-ins.mjs';

const steps = {
  'the engine starts': startEngine,
  'stand-ins are built in place of the images of registries': makeStandIns,
  'docker compose build': () => compose(['--profile', 'backup', 'build']),
  ...journey,
};
for (const [name, step] of Object.entries(steps)) {
  const began = performance.now();
  const line = (mark) => `${mark} ${((performance.now() - began) / 1_000).toFixed(1).padStart(6)} s  ${name}`;
  try {
    const said = await step();
    console.log([line('ok'), ...(Array.isArray(said) ? said : [])].join('\n             '));
  } catch (error) {
    console.error(`${line('X ')}\n${error.stack}`);
    await compose(['--profile', 'backup', 'ps', '--all']).then(console.error, console.error);
    await compose(['logs', '--no-color', '--tail', '30']).then(console.error, console.error);
    process.exit(1);
  }
}
console.log(
  await docker('image', 'ls', '--format', '{{.Repository}}:{{.Tag}} {{.Size}}', '--filter', 'reference=blue-peony/*'),
);
process.exit(0);
