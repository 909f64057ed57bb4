// `npm run faults`, `npm run soak`: installs the servers that the suite needs, builds the product and runs the suite.
import { spawnSync } from 'node:child_process';
import { bringTools } from './prerequisites.mjs';
import startServers from './jest-servers.mjs';
import stopServers from './jest-servers-stop.mjs';

const [program, ...args] = process.argv.slice(2);
Object.assign(process.env, await bringTools(), { TZ: 'UTC' });
const { status } = spawnSync(process.execPath, ['tools/run-targets.mjs', 'build'], { stdio: 'inherit' });
if (status !== 0) process.exit(1);
await startServers();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void stopServers().finally(() => process.exit(1)));
process.argv.splice(2, process.argv.length, ...args);
try {
  await import(`../apps/e2e/src/faults/${program}.ts`);
} finally {
  await stopServers();
}
process.exit();
