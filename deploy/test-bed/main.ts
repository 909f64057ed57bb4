// `npm run test:cluster [-- --only <regex>]`: the product on a real Kubernetes of two nodes, with everything that may
// fail failing under load.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { noPreviousRelease, previousCommit } from '@blue-peony/e2e/previous-release';
import { buildKubernetes } from './binaries.ts';
import { bedGroup } from './cgroups.ts';
import { makeImages } from './images.ts';
import { packages } from './packages.ts';
import { at, root, state } from './paths.ts';
import { choose } from './plays/all.ts';
import { preparePrevious } from './previous.ts';
import { playOn } from './stage.ts';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const chosen = choose(values.only);
if (!previousCommit) console.log(noPreviousRelease);

await playOn({
  title: 'test bed',
  state,
  group: bedGroup,
  packages,
  async prepare() {
    const built = spawnSync(process.execPath, ['tools/run-targets.mjs', 'build'], { cwd: root, stdio: 'inherit' });
    if (built.status !== 0) process.exit(1);
    buildKubernetes();
    console.log('Making images …');
    await makeImages(root, '1.0.0', at('images.tar'));
    if (chosen.some(({ previous }) => previous)) await preparePrevious();
  },
  inside: ['deploy/test-bed/inside.ts', values.only],
});
