// The previous release and this one, in turn, on the same data.
import { previousForm } from '@blue-peony/e2e/previous-release';
import { importImages } from '../nodes.mjs';
import { previousImages, previousTag, previousTree } from '../previous.mjs';
import { until } from '../processes.mjs';
import { helm, pods, settled, upgrade } from '../product.mjs';

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
    act: async ({ values }) => {
      await upgrade(values);
      await settled();
      await helm('rollback', 'blue-peony', '--wait', '--timeout', '10m');
      await settled();
    },
    after: async ({ values }) => {
      await upgrade(values);
      await settled();
    },
  },
];
