// The previous release and this one, in turn, on the same data.
import { setTimeout as sleep } from 'node:timers/promises';
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

/** This release's services that send mails, beside the previous release and without visitors. @param {any} values */
const mailValues = (values) => ({
  ...values,
  ingress: { enabled: false },
  migrations: { enabled: false },
  services: Object.fromEntries(
    Object.entries(values.services).map(([name, service]) => [
      name,
      { ...service, replicas: ['intake', 'commerce', 'notification'].includes(name) ? 1 : 0 },
    ]),
  ),
});

/** Events that no worker has handled, or that the previous release's worker gave up because it does not know them. */
const unsent = `SELECT FROM notification.inbox WHERE event IS NOT NULL
  AND (state = 'received' AND received_at < now() - interval '15 seconds' OR state = 'dead' AND reason = 'unparseable')`;

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
      await upgrade(values);
      await settled();
      await helm('rollback', 'blue-peony', '--wait', '--timeout', '10m');
      await settled();
      // The mails that this release has announced and the previous one does not know, as docs/operations.md says.
      await upgrade(mailValues(values), undefined, 'mails');
      await sleep(15_000);
      const sent = async () => (await parts.database.sql(unsent)).length === 0;
      await until('the mails are sent', sent, 120_000);
      await helm('uninstall', 'mails', '--wait');
    },
    after: async ({ values }) => {
      await upgrade(values);
      await settled();
    },
  },
];
