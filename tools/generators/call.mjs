import { formatFiles, names } from '@nx/devkit';
import { imports, insert } from './insert.mjs';

/** The module of each service that gets the call. */
const modules = {
  intake: 'apps/intake/src/applications/applications.module.ts',
  commerce: 'apps/commerce/src/orders/orders.module.ts',
};

/**
 * Makes a call of staff that answers the id that it was asked for: a row, its controller and a test.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{name: string, service: 'intake' | 'commerce', method: string, path: string, right: string}} options
 */
export async function generateCall(tree, { name, service, method, path, right }) {
  const { className, propertyName, fileName } = names(name);
  const module = modules[service];
  const call = { className, propertyName, fileName, service, method, path, right };

  tree.write(`libs/contracts/src/${fileName}/endpoints.ts`, row(call));
  const contract = 'libs/contracts/src/endpoints.ts';
  insert(tree, contract, imports, `import { ${propertyName}Endpoints } from './${fileName}/endpoints.ts';\n`);
  insert(tree, contract, /\.\.\.funnelEndpoints,\n/, `...${propertyName}Endpoints,\n`);

  tree.write(module.replace(/[^/]*$/, `${fileName}.controller.ts`), controller(call));
  insert(tree, module, imports, `import { ${className}Controller } from './${fileName}.controller.ts';\n`);
  insert(tree, module, /controllers: \[/, `${className}Controller,`);

  tree.write(`apps/${service}/test/${fileName}.int.test.ts`, test(call));
  await formatFiles(tree);
}

const row = ({ propertyName, fileName, service, method, path, right }) => `import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';

const id = z.uuid().toLowerCase();

export const ${propertyName}Endpoints = {
  ${propertyName}: {
    service: '${service}',
    method: '${method}',
    path: '${path}',
    summary: '${sentence(fileName)}',
    status: 200,
    who: 'staff',
    right: '${right}',
    params: z.object({ id }),
    response: z.object({ id }),
    problems: ['not_found'],
  },
} as const satisfies Record<string, Endpoint>;
`;

const controller = ({ className, propertyName }) => `import { endpoints } from '@blue-peony/contracts';
import { Serves, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';

@Controller()
export class ${className}Controller {
  @Serves(endpoints.${propertyName})
  ${propertyName}({ params }: Calls['${propertyName}']) {
    return { id: params.id };
  }
}
`;

const apps = {
  intake: { start: 'startIntakeApp', type: 'IntakeApp', file: 'intake-app' },
  commerce: { start: 'startCommerceApp', type: 'CommerceApp', file: 'commerce-app' },
};

function test({ propertyName, fileName, service }) {
  const { start, type, file } = apps[service];
  return `import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { endpoints, fillPath } from '@blue-peony/contracts';
import { ${start}, type ${type} } from './${file}.ts';

let app: ${type};
beforeAll(async () => {
  app = await ${start}();
});
afterAll(() => app.close());

const { method, path } = endpoints.${propertyName};

test('${fileName.replaceAll('-', ' ')}: answers the id to staff, and nothing to strangers', async () => {
  const id = randomUUID();
  const url = app.url + fillPath(path, { id });
  expect((await fetch(url, { method })).status).toBe(401);
  const response = await fetch(url, { method, headers: { authorization: \`Bearer \${await app.identity.token()}\` } });
  expect(await response.json()).toEqual({ id });
});
`;
}

const sentence = (fileName) => `${fileName[0].toUpperCase()}${fileName.slice(1)}`.replaceAll('-', ' ');
