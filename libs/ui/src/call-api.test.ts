import { expect, it } from '@jest/globals';
import { callApi } from './call-api.ts';

it.each(['', '{"id": "018f', '<html>Sign in to this network</html>'])(
  'an answer that the line has cut off, or somebody else has given, counts as not arrived: "%s"',
  async (body) => {
    globalThis.fetch = () => Promise.resolve(new Response(body, { status: 201 }));
    await expect(callApi('/api/applications', { method: 'POST' }, 1_000)).rejects.toMatchObject({ code: 'network' });
  },
);

it('an answer without content is a success', async () => {
  globalThis.fetch = () => Promise.resolve(new Response(null, { status: 204 }));
  expect(await callApi('/api/applications', { method: 'POST' }, 1_000)).toBeUndefined();
});
