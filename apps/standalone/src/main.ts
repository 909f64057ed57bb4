import { run } from './run.ts';
import { startStandalone } from './standalone.ts';

await run(startStandalone);
