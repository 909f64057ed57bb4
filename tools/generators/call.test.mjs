import { expect, test } from '@jest/globals';
import { FsTree } from 'nx/src/generators/tree.js';
import { generateCall } from './call.mjs';

const path = '/api/admin/things/{id}/summary';

async function generate(options) {
  const tree = new FsTree(process.cwd(), false);
  await generateCall(tree, { name: 'sum-up', method: 'GET', path, right: 'applications.read', ...options });
  return Object.fromEntries(tree.listChanges().map((change) => [change.path, String(change.content)]));
}

test.each([
  ['intake', 'scores', 'Scores'],
  ['intake', 'erasure', 'Erasure'],
  ['commerce', 'cases', 'Cases'],
])(
  'a call of %s about %s is a row, a method and a test under the name of its subject',
  async (service, subject, name) => {
    const [row, served, test] = [
      `libs/contracts/src/${subject}/endpoints.ts`,
      `apps/${service}/src/${subject}/${subject}.controller.ts`,
      `apps/${service}/test/sum-up.int.test.ts`,
    ];
    const made = await generate({ service, subject });
    expect(Object.keys(made).toSorted()).toEqual([row, served, test].toSorted());
    expect(made[row]).toMatch(new RegExp(`export const ${subject}Endpoints = [^]*sumUp: [^]*\\n} as const satisfies`));
    expect(made[row].match(/from 'zod'/g)).toHaveLength(1);
    expect(made[served]).toMatch(new RegExp(`class ${name}Controller [^]*sumUp\\(`));
  },
);

test('a call about a new subject brings its folders and its controller', async () => {
  const made = await generate({ service: 'commerce', subject: 'stock-takes' });
  expect(Object.keys(made)).toHaveLength(5);
  expect(made['libs/contracts/src/endpoints.ts']).toContain('...stockTakesEndpoints,\n} as const');
  expect(made['apps/commerce/src/app.module.ts']).toMatch(/controllers: \[StockTakesController, /);
  expect(made['apps/commerce/src/stock-takes/stock-takes.controller.ts']).toContain('sumUp(');
});

test('a subject of another service is refused', async () => {
  await expect(generate({ service: 'commerce', subject: 'scores' })).rejects.toThrow('commerce has no');
});
