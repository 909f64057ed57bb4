import { expect, test } from '@jest/globals';
import { endpoints } from '@blue-peony/contracts';
import type { GatewayConfig } from '../config.ts';
import { Pools } from './pools.ts';

test("visitors who hold every place for the site's own files keep none from a member of staff at their address", async () => {
  const pools = new Pools({ uploadsAtOnce: 1 } as GatewayConfig);
  const client = { address: '203.0.113.1' };
  const watch = () => pools.enter(endpoints.openMedia, client);
  for (let place = 0; place < 64; place++) watch();
  expect(watch).toThrow();
  pools.enter(endpoints.openReplyFile, { ...client, staff: 'one of the staff' })();
  await pools.onModuleDestroy();
});
