// The previous release and this one, in turn, on the same data.
import { setTimeout as sleep } from 'node:timers/promises';
import { previousForm } from '@blue-peony/e2e/previous-release';
import type { Values } from '../kubernetes.ts';
import { importImages } from '../nodes.ts';
import { previousImages, previousTag, previousTree } from '../previous.ts';
import { eventually } from '@blue-peony/test-kit';
import { helm, pods, settled, upgrade } from '../product.ts';
import { operator } from '../runbook.ts';
import type { Play } from '../play.ts';

const previousValues = (values: Values) => ({ ...values, image: { ...values.image, tag: previousTag } });

export const upgradePlays: Play[] = [
  {
    name: 'upgrade from the previous release and back',
    previous: true,
    load: { form: previousForm },
    before: async ({ parts, values }) => {
      await importImages(previousImages());
      await helm('uninstall', 'blue-peony', '--wait');
      await eventually('no pod is left', async () => (await pods()).length === 0);
      await parts.database.empty();
      await upgrade(previousValues(values), previousTree);
      await settled();
    },
    act: async ({ parts, values }) => {
      const follow = await operator(values, parts.database.url);
      await follow('Upgrade', 2);
      await follow('Upgrade', 3);
      await settled();
      await follow('Roll back', 1, { REVISION: '1' });
      await settled();
      const sent = () => sleep(15_000).then(async () => /^ *0$/m.test(await follow('Roll back', 3)));
      do {
        await follow('Roll back', 2);
        await eventually('the mails are sent', sent, 600_000);
        await follow('Roll back', 4);
      } while (!(await sent()));
    },
    after: async ({ values }) => {
      await upgrade(values);
      await settled();
    },
  },
];
