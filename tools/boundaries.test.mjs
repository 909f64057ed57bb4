import { expect, test } from '@jest/globals';
import { violations } from './boundaries.mjs';

/** A small repository: one web app, and one service with two features. */
const house = new Map([
  ['apps/site/vite.config.ts', ''],
  ['apps/intake/src/app.module.ts', "import { A } from './applications/applications.module.ts'"],
  ['apps/intake/src/database.ts', "import { E } from './applications/application.entity.ts'"],
  ['apps/intake/src/index.ts', "export { AppModule } from './app.module.ts'"],
  ['apps/intake/src/applications/applications.module.ts', ''],
  ['apps/intake/src/applications/applications.controller.ts', ''],
  ['apps/intake/src/applications/submit-application.ts', '@Injectable()\nexport class SubmitApplication {}'],
  ['apps/intake/src/applications/photo-path.ts', ''],
  ['apps/intake/src/applications/file-response.ts', "import type { FastifyReply } from 'fastify'"],
  ['apps/intake/src/notes/notes.module.ts', ''],
  ['apps/intake/src/notes/notes.consumer.ts', ''],
]);
const check = (path, source) =>
  violations(new Map([...house, [path, path === useCase ? `${source}\n${injectable}` : source]]));
const injectable = '@Injectable()\nexport class ScoreApplication {}';

const useCase = 'apps/intake/src/applications/score-application.ts';
const repository = 'apps/intake/src/applications/applications.repository.ts';
const controller = 'apps/intake/src/applications/desk.controller.ts';
const byName = 'a workspace is imported by its name, never by a path into it';
const noApp = 'an app is imported by standalone, e2e, load scripts and its own tests only';
const levels = 'a library is imported from the levels above it';
const inwards = 'imports go module → controller → use case → repository → entity';
const assembled = 'a folder never imports a file that assembles features';
const noHttp = 'no HTTP type below the controller';
const webLevels = 'imports go app → pages → features → the rest';

test.each([
  // Between workspaces.
  ['apps/site/src/pages/home.tsx', "import { Outbox } from '@blue-peony/messaging'", levels],
  ['apps/intake/src/config.ts', "import { Button } from '@blue-peony/ui'", levels],
  ['apps/commerce/src/config.ts', "import { makePdf } from '@blue-peony/typeset'", levels],
  ['libs/storage/src/x.ts', "import { Outbox } from '@blue-peony/messaging'", levels],
  ['libs/new/src/x.ts', "import { locales } from '@blue-peony/contracts'", levels],
  ['apps/intake/src/config.ts', "import { x } from '@blue-peony/gateway'", noApp],
  ['apps/intake/test/a.int.test.ts', "import { x } from '@blue-peony/gateway'", noApp],
  ['libs/storage/src/x.ts', "import { x } from '@blue-peony/gateway'", noApp],
  ['tools/build.mjs', "import { x } from '@blue-peony/gateway'", noApp],
  ['deploy/web/nginx-config.mjs', "import { x } from '@blue-peony/gateway'", noApp],
  ['deploy/load/upgrade.ts', "import { startIntake } from '../../apps/intake/src/index.ts'", byName],
  ['apps/e2e/src/product.ts', "import '../../../tools/prerequisites.mjs'", byName],
  ['deploy/web/nginx-config.mjs', "import { problems } from '../../libs/contracts/src/index.ts'", byName],
  ['helm/tests/settings.deep.test.ts', "import { readConfig } from '../../apps/intake/src/config.ts'", byName],
  ['tools/jest-servers.mjs', "import { startPostgres } from '../libs/embedded-postgres/src/index.ts'", byName],
  ['apps/site/vite.config.ts', "import { x } from '../../tools/build.mjs'", byName],
  [
    'apps/intake/src/config.ts',
    "import { x } from '@blue-peony/test-kit'",
    'only tests and load scripts import the test kit',
  ],
  [
    'apps/mail-inbox/src/x.ts',
    "import { Store } from '@blue-peony/storage'",
    'a workspace stands among the dependencies of who imports it',
  ],
  [
    'libs/contracts/src/x.ts',
    "import { readFileSync } from 'node:fs'",
    'libs/contracts and libs/agency import zod only',
  ],
  ['libs/agency/src/x.ts', "import { x } from 'lodash'", 'libs/contracts and libs/agency import zod only'],

  // Inside a workspace.
  ['apps/intake/src/config.ts', "import { x } from '@blue-peony/intake'", noApp],
  ['libs/storage/src/x.ts', "import { x } from '@blue-peony/storage'", levels],
  [
    'apps/intake/src/config.ts',
    "import { x } from '../test/seed.ts'",
    'the product imports neither tests nor build scripts',
  ],
  [
    'apps/commerce/src/config.ts',
    "import { x } from '../guide/build.ts'",
    'the product imports neither tests nor build scripts',
  ],
  [
    'apps/site/src/pages/home.tsx',
    "import { x } from '../test/fake-api.ts'",
    'the product imports neither tests nor build scripts',
  ],

  // Inside a service.
  [useCase, "import { AppModule } from '../app.module.ts'", assembled],
  [useCase, "import { intakeDatabase } from '../database.ts'", assembled],
  [useCase, "import { startIntake } from '../index.ts'", assembled],
  [useCase, "import { C } from './applications.controller.ts'", inwards],
  [useCase, "import { M } from './applications.module.ts'", inwards],
  [useCase, "import { sendFile } from './file-response.ts'", inwards],
  ['apps/intake/src/applications/helper.ts', "import { sendFile } from './file-response.ts'", inwards],
  ['apps/intake/src/applications/helper.ts', "import { S } from './submit-application.ts'", inwards],
  [repository, "import { SubmitApplication } from './submit-application.ts'", inwards],
  [repository, "import { C } from './applications.controller.ts'", inwards],
  ['apps/intake/src/applications/x.entity.ts', "import { R } from './applications.repository.ts'", inwards],
  [controller, "import { E } from './application.entity.ts'", 'a controller sees no table'],
  [controller, "import { Pool } from 'pg'", 'a controller sees no table'],
  [controller, 'class C { list() { return this.database.query(sql) } }', 'a controller hands the database on'],
  [useCase, "import { FastifyRequest } from 'fastify'", noHttp],
  [useCase, "import { MultipartFile } from '@fastify/multipart'", noHttp],
  [repository, "import { ApiProperty } from '@nestjs/swagger'", noHttp],

  // Inside a web app.
  ['apps/site/src/pages/home.tsx', "import { router } from '../app/router.tsx'", webLevels],
  ['apps/site/src/features/faq/faq.tsx', "import { Home } from '../../pages/home.tsx'", webLevels],
  ['apps/site/src/content/en/guide.ts', "import { x } from '../../features/faq/faq.tsx'", webLevels],
  ['apps/site/src/i18n/messages.ts', "import { x } from '../features/faq/faq.tsx'", webLevels],
  ['apps/site/src/ui/button.tsx', "import { Form } from '../features/form/form.tsx'", webLevels],
  ['apps/site/src/new/x.ts', "import { Form } from '../features/form/form.tsx'", webLevels],
  ['apps/site/src/paths.ts', "import { Form } from './features/form/form.tsx'", webLevels],
  [
    'apps/site/src/features/faq/faq.tsx',
    "import { x } from '../checkout/api.ts'",
    'a feature never imports another feature',
  ],
  ['apps/site/src/ui/button.tsx', "import { x } from '../content/contents.ts'", 'ui and i18n import no other folder'],

  // Each syntax of an import.
  [useCase, "import type { FastifyRequest } from 'fastify'", noHttp],
  [useCase, "import { type FastifyRequest } from 'fastify'", noHttp],
  [useCase, "let request: import('fastify').FastifyRequest", noHttp],
  [useCase, "const { fastify } = await import('fastify')", noHttp],
  [useCase, 'const { fastify } = await import(`fastify`)', noHttp],
  [useCase, "const fastify = require('fastify')", noHttp],
  [useCase, "import fastify = require('fastify')", noHttp],
  [useCase, "export { fastify } from 'fastify'", noHttp],
  [useCase, "export * from 'fastify'", noHttp],
  [useCase, "export type { FastifyRequest } from 'fastify'", noHttp],
  [useCase, "import { x } from '../applications/../../src/applications/desk.controller.ts'", inwards],
  [useCase, "import { x } from '../../../gateway/src/index.ts'", byName],
  [useCase, "import { x } from '@blue-peony/gateway/src/index.ts'", noApp],
  [useCase, 'const x = await import(`../${name}.ts`)', 'an import path is a literal'],
  [useCase, 'const x = await import(name)', 'an import path is a literal'],
])('%s may not: %s', (path, source, rule) => {
  // An import of what assembles features closes a circle of folders, too.
  const found = check(path, source).filter((line) => !line.endsWith(': a circle of folders'));
  expect(found).toEqual([expect.stringContaining(`: ${rule}`)]);
});

test.each([
  ['apps/site/src/pages/home.tsx', "import { Form } from '../features/application-form/form.tsx'"],
  [
    'apps/site/src/features/faq/faq.tsx',
    "import { Button } from '../../ui/button.tsx'; import '@blue-peony/contracts'",
  ],
  ['apps/site/src/features/faq/faq.test.tsx', "import { x } from '../../test/fake-api.ts'"],
  ['apps/site/src/app/wake.ts', 'await import(CLIENT_ENTRY)'],
  ['apps/intake/src/main.ts', "import { A } from './app.module.ts'; import { Outbox } from '@blue-peony/messaging'"],
  [controller, "import { U } from './submit-application.ts'; import { x } from './file-response.ts'; import 'fastify'"],
  [controller, "import { DataSource } from 'typeorm'; const list = () => listNotes(this.database, id)"],
  [useCase, "import { R } from './a.repository.ts'; import { x } from '../config.ts'; import 'typeorm'"],
  ['apps/intake/src/applications/photo-response.ts', "import 'fastify'\n@Injectable()\nexport class PhotoResponse {}"],
  [repository, "import { x } from './photo-path.ts'; import { E } from './application.entity.ts'; import 'typeorm'"],
  ['apps/intake/src/applications/submit-application.test.ts', "import { x } from '../notes/notes.module.ts'"],
  ['apps/intake/test/a.int.test.ts', "import { startIntake } from '@blue-peony/intake'; import '@blue-peony/test-kit'"],
  ['apps/commerce/guide/build.ts', "import { makePdf } from '@blue-peony/typeset'"],
  ['apps/standalone/src/standalone.ts', "import { startIntake } from '@blue-peony/intake'"],
  ['deploy/load/upgrade.ts', "import { startIntake } from '@blue-peony/intake'; import '@blue-peony/test-kit'"],
  ['deploy/test-bed/main.ts', "import '../../tools/prerequisites.mjs'; import '@blue-peony/test-kit'"],
  ['deploy/compose-bed/main.ts', "import '../../tools/prerequisites.mjs'; import '@blue-peony/test-kit'"],
  ['helm/tests/settings.deep.test.ts', "import { readConfig } from '@blue-peony/intake/config'"],
])('%s may: %s', (path, source) => {
  expect(check(path, source)).toEqual([]);
});

test.each([
  ['libs/storage/src/disk/x.ts', 'libs/storage/src/s3/y.ts', '../s3/y.ts', '../disk/z.ts'],
  ['libs/storage/src/disk.ts', 'libs/storage/src/s3/y.ts', './s3/y.ts', '../disk.ts'],
])('no circle of folders: %s and %s', (one, other, there, back) => {
  // No file is in a circle: the way back begins or ends in another file of the folder.
  const sources = new Map([
    [one, `import '${there}'`],
    [other, ''],
    ['libs/storage/src/s3/beside.ts', `import '${back}'`],
    ['libs/storage/src/disk/z.ts', ''],
  ]);
  expect(violations(sources)).toEqual([expect.stringMatching(/^libs\/storage\/src\/\S+ → .*: a circle of folders$/)]);
});

test.each([
  ["import { b } from './b.ts'", "import { a } from './a.ts'"],
  ["import type { B } from './b.ts'", "import type { A } from './a.ts'"],
  ["export { b } from './b.ts'", "export const load = () => import('./a.ts')"],
])('no circle of imports: %s, and back: %s', (a, b) => {
  const files = { a, b, 'on-the-way': "import './a.ts'", end: '' };
  const sources = Object.entries(files).map(([name, source]) => [`libs/storage/src/${name}.ts`, source]);
  expect(violations(new Map(/** @type {[string, string][]} */ (sources)))).toEqual([
    'libs/storage/src/a.ts → libs/storage/src/b.ts → libs/storage/src/a.ts: a circle of imports',
  ]);
});
