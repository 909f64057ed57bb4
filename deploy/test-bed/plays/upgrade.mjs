// The previous release and this one, in turn, on the same data.
import { setTimeout as sleep } from 'node:timers/promises';
import { previousForm } from '@blue-peony/e2e/previous-release';
import { importImages } from '../nodes.mjs';
import { previousImages, previousTag, previousTree } from '../previous.mjs';
import { until } from '../processes.mjs';
import { helm, pods, settled, upgrade } from '../product.mjs';
import { operator } from '../runbook.mjs';

/** Settings that the previous chart does not know. */
const newer = ['SMTP_TLS', 'SECOND_FACTOR'];

/** @param {any} values */
const previousValues = (values) => ({
  ...values,
  config: Object.fromEntries(Object.entries(values.config).filter(([name]) => !newer.includes(name))),
  image: { ...values.image, tag: previousTag },
});

/** @type {import('../play.mjs').Play[]} */
export const upgradePlays = [
  {
    name: 'upgrade from the previous release and back',
    previous: true,
    load: { form: previousForm },
    before: async ({ parts, values }) => {
      await importImages(previousImages());
      await helm('uninstall', 'blue-peony', '--wait');
      await until('no pod is left', async () => (await pods()).length === 0);
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
      await follow('Roll back', 2);
      await sleep(10_000);
      const sent = () => sleep(5_000).then(async () => /^ *0$/m.test(await follow('Roll back', 3)));
      await until('the mails are sent', sent, 600_000);
      await follow('Roll back', 4);
    },
    after: async ({ values }) => {
      await upgrade(values);
      await settled();
    },
  },
];
