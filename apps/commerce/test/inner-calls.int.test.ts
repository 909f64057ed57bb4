import { expect, test } from '@jest/globals';
import { fillPath, orderTextEndpoints, promiseEndpoints, type Endpoint } from '@blue-peony/contracts';
import { asWorker } from '@blue-peony/test-kit';
import { useCommerceApp } from './commerce-app.ts';

const app = useCommerceApp();

const rows: Endpoint[] = [...Object.values(orderTextEndpoints), ...Object.values(promiseEndpoints.commerce)];

test.each(rows.map((row) => [`${row.method} ${row.path}`, row] as const))(
  '%s answers nobody without a token of the worker',
  async (_, { method, path }) => {
    const { id } = await app.paidOrder();
    const staff = { authorization: `Bearer ${await app.identity.token({ role: 'owner', aal: 'aal2' })}` };
    for (const headers of [{}, staff, await asWorker('intake')]) {
      const answer = await app.call(fillPath(path, { id }), { method, headers });
      expect([answer.status, await answer.json()]).toEqual([401, expect.objectContaining({ code: 'unauthorized' })]);
    }
  },
);
