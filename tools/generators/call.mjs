import { formatFiles, names } from '@nx/devkit';
import { imports, insert } from './insert.mjs';

/**
 * Makes a call of staff that answers the id that it was asked for: a row, the method that serves it, and a test. They
 * go to the subject's folders; a new subject gets its folders and a controller.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{name: string, subject: string, service: 'intake' | 'commerce', method: string, path: string, right: string}} options
 */
export async function generateCall(tree, { name, subject, service, method, path, right }) {
  const { propertyName, fileName } = names(name);
  const call = { propertyName, fileName, service, method, path, right };
  const contract = `libs/contracts/src/${subject}/endpoints.ts`;
  const controller = `apps/${service}/src/${subject}/${subject}.controller.ts`;
  if (tree.exists(contract) && !tree.exists(controller)) throw new Error(`${service} has no ${controller}`);
  if (!tree.exists(contract)) generateSubject(tree, service, subject);
  insert(tree, contract, /(?=\} as const satisfies Record<string, Endpoint>;)/, row(call));
  tree.write(contract, withImports(tree.read(contract, 'utf8') ?? ''));
  insert(tree, controller, /export class [^]*?\n(?=\}\n)/, served(call));
  tree.write(`apps/${service}/test/${fileName}.int.test.ts`, test(call));
  await formatFiles(tree);
}

function generateSubject(tree, service, subject) {
  const { className, propertyName } = names(subject);
  const contract = 'libs/contracts/src/endpoints.ts';
  tree.write(
    `libs/contracts/src/${subject}/endpoints.ts`,
    `import { type Endpoint } from '../endpoint.ts';

export const ${propertyName}Endpoints = {
} as const satisfies Record<string, Endpoint>;
`,
  );
  insert(tree, contract, imports, `import { ${propertyName}Endpoints } from './${subject}/endpoints.ts';\n`);
  insert(tree, contract, /(?=\} as const)/, `...${propertyName}Endpoints,\n`);

  const folder = `apps/${service}/src/${subject}`;
  tree.write(
    `${folder}/${subject}.controller.ts`,
    `import { endpoints } from '@blue-peony/contracts';
import { Serves, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';

@Controller()
export class ${className}Controller {
}
`,
  );
  const app = `apps/${service}/src/app.module.ts`;
  insert(tree, app, imports, `import { ${className}Controller } from './${subject}/${subject}.controller.ts';\n`);
  insert(tree, app, /controllers: \[/, `${className}Controller, `);
}

const verbOf = (method) => (method === 'DELETE' ? 'del' : method.toLowerCase());

/** A file of rows with what the new row needs. */
function withImports(rows) {
  const whole =
    rows.includes('forStaff,') || rows.includes('{ forStaff')
      ? rows
      : rows.replace(/import \{(.*) from '\.\.\/endpoint\.ts'/, "import { forStaff,$1 from '../endpoint.ts'");
  return whole.includes("from 'zod'") ? whole : `import { z } from 'zod';\n${whole}`;
}

const row = ({
  propertyName,
  fileName,
  service,
  method,
  path,
  right,
}) => `  ${propertyName}: forStaff.${service}.${verbOf(method)}('${path}', '${right}', {
    summary: '${sentence(fileName)}',
    response: z.object({ id: z.uuid() }),
  }),
`;

const served = ({ propertyName }) => `
  @Serves(endpoints.${propertyName})
  ${propertyName}({ params }: Calls['${propertyName}']) {
    return { id: params.id };
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
