import TestSequencer from '@jest/test-sequencer';

const Sequencer = /** @type {any} */ (TestSequencer);

/** The slowest test files, slowest first: one that starts late would run alone at the end. */
const long = [
  'e2e/src/pages.e2e',
  'notification/test/failures.int',
  'e2e/src/type.e2e',
  'e2e/src/standalone.e2e',
  'e2e/src/application-form.e2e',
  'messaging/test/rabbitmq.int',
  'e2e/src/journey.e2e',
  'e2e/src/commerce.e2e',
  'e2e/src/site.e2e',
  'e2e/src/rolling-restart.e2e',
  'messaging/test/in-process.int',
  'e2e/src/form-on-a-phone.e2e',
  'e2e/src/desk-screens.e2e',
  'e2e/src/long-list.e2e',
  'e2e/src/test-shop.e2e',
  'e2e/src/replicas.e2e',
  'e2e/src/backup.e2e',
  'e2e/src/parts-away.e2e',
  'e2e/src/development.e2e',
  'e2e/src/hostile-network.e2e',
  'gateway/test/owners.int',
  'notification/test/outage.int',
  'e2e/src/edges.e2e',
  'messaging/test/relay.int',
  'commerce/guide/guide.test',
  'e2e/src/outage.e2e',
  'e2e/src/faults.e2e',
  'helm/tests/alerts',
];

/** Jest knows a file's duration after its first run; on a fresh checkout it sorts by file size. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const at = long.findIndex((part) => path.includes(part));
      return at === -1 ? long.length : at;
    };
    return super.sort(tests).toSorted((a, b) => rank(a) - rank(b));
  }
}
