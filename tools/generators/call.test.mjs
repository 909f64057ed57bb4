import { expect, test } from '@jest/globals';
import { FsTree } from 'nx/src/generators/tree.js';
import { generateCall } from './call.mjs';

test.each(/** @type {const} */ (['intake', 'commerce']))(
  'a new call of %s is a row, the controller that serves it, and a test',
  async (service) => {
    const tree = new FsTree(process.cwd(), false);
    const path = '/api/admin/things/{id}/summary';
    await generateCall(tree, { name: 'sum-up', service, method: 'GET', path, right: 'applications.read' });
    const made = Object.fromEntries(tree.listChanges().map((change) => [change.path, String(change.content)]));
    expect(Object.keys(made).map((file) => file.split('/').slice(-2).join('/'))).toEqual(
      expect.arrayContaining([
        'sum-up/endpoints.ts',
        'src/endpoints.ts',
        `${{ intake: 'applications', commerce: 'orders' }[service]}/sum-up.controller.ts`,
        'test/sum-up.int.test.ts',
      ]),
    );
    expect(made['libs/contracts/src/endpoints.ts']).toContain('...sumUpEndpoints,\n} as const');
    expect(made[Object.keys(made).find((file) => file.endsWith('.module.ts')) ?? '']).toMatch(
      /import \{ SumUpController \}[^]*controllers: \[\s*SumUpController,/,
    );
  },
);
