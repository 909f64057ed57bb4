import { expect, test } from '@jest/globals';
import { violations } from './boundaries.mjs';

const modules = ['apps/intake/src/applications/applications.module.ts', 'apps/intake/src/notes/notes.module.ts'];
const check = (path, source) => violations(new Map([...modules.map((module) => [module, '']), [path, source]]));

test.each([
  [
    'apps/site/src/ui/button.tsx',
    "import { Form } from '../features/application-form/form.tsx'",
    'ui never imports features',
  ],
  [
    'apps/site/src/features/faq/faq.tsx',
    "import { x } from '../checkout/api.ts'",
    'a feature never imports another feature',
  ],
  ['apps/site/src/pages/home.tsx', "import { router } from '../app/router.tsx'", 'pages never imports app'],
  ['apps/site/src/pages/home.tsx', "import { Outbox } from '@blue-peony/messaging'", 'libs/messaging is not open'],
  ['apps/intake/src/applications/a.ts', "import { x } from '@blue-peony/gateway'", 'an app never imports another app'],
  [
    'apps/intake/src/applications/a.ts',
    "const { x } = await import('@blue-peony/gateway')",
    'an app never imports another app',
  ],
  ['apps/intake/src/applications/a.ts', "export * from '@blue-peony/ui'", 'libs/ui is not open'],
  [
    'apps/intake/src/applications/a.ts',
    "import { x } from '@blue-peony/test-kit'",
    'only tests may import the test kit',
  ],
  ['apps/intake/src/notes/a.ts', "import { x } from '../applications/b.ts'", 'a feature never imports another feature'],
  [
    'apps/intake/src/a/a.repository.ts',
    "import type { FastifyRequest } from 'fastify'",
    'no HTTP type below the controller',
  ],
  ['apps/intake/src/a/a.repository.ts', "import { C } from './a.controller.ts'", 'a repository never imports a edge'],
  ['apps/intake/src/a/a.controller.ts', "import { E } from './a.entity.ts'", 'the HTTP edge never sees a table'],
  ['libs/contracts/src/x.ts', "import { readFileSync } from 'node:fs'", 'libs/contracts may import zod only'],
  ['libs/storage/src/x.ts', "import { Outbox } from '@blue-peony/messaging'", 'libs/messaging is not open'],
  [
    'apps/intake/src/app.module.ts',
    "import { x } from '../../../libs/storage/src/index.ts'",
    'a workspace is imported by its name',
  ],
])('%s may not: %s', (path, source, reason) => {
  expect(check(path, source)).toEqual([expect.stringContaining(reason)]);
});

test.each([
  ['apps/site/src/pages/home.tsx', "import { Form } from '../features/application-form/form.tsx'"],
  [
    'apps/site/src/features/faq/faq.tsx',
    "import { Button } from '../../ui/button.tsx'; import { locales } from '@blue-peony/contracts'",
  ],
  [
    'apps/intake/src/app.module.ts',
    "import { A } from './applications/a.module.ts'; import { Outbox } from '@blue-peony/messaging'",
  ],
  [
    'apps/intake/src/a/a.controller.ts',
    "import { U } from './submit.ts'; import { R } from './a.repository.ts'; import 'fastify'",
  ],
  ['apps/intake/src/applications/a.ts', "import { x } from '../i18n/en.ts'"],
  ['apps/intake/test/b.int.test.ts', "import { startIntake } from '@blue-peony/intake'"],
  ['apps/intake/test/a.int.test.ts', "import { createDatabase } from '@blue-peony/test-kit'"],
  ['apps/standalone/src/standalone.ts', "import { startIntake } from '@blue-peony/intake'"],
])('%s may: %s', (path, source) => {
  expect(check(path, source)).toEqual([]);
});
