// `npm start`: builds the product unless the last build is still that of the sources.
import { spawnSync } from 'node:child_process';
import { buildOnce } from './built.mjs';

const build = () => spawnSync(process.execPath, ['tools/run-targets.mjs', 'build'], { stdio: 'inherit' }).status === 0;
process.exitCode = buildOnce('.', build) ? 0 : 1;
