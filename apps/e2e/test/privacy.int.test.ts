import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { commerceDatabase } from '@blue-peony/commerce';
import { gatewayDatabase } from '@blue-peony/gateway';
import { intakeDatabase } from '@blue-peony/intake';
import { notificationDatabase } from '@blue-peony/notification';
import { migrate, provision } from '@blue-peony/service-kit';
import { createDatabase, query } from '@blue-peony/test-kit';

/** Tables as `schema.table` in the lists under "Every table". */
function listed(): string[] {
  const page = readFileSync(resolve(import.meta.dirname, '../../../docs/privacy.md'), 'utf8');
  const [, section = ''] = /### Every table([^]*?)\n## /.exec(page) ?? [];
  return section
    .split(/\n- /)
    .slice(1)
    .flatMap((item) => {
      const [schema, ...tables] = [...item.split('\n\n')[0]!.matchAll(/`(\w+)`/g)].map(([, name]) => name!);
      return tables.map((table) => `${schema}.${table}`);
    });
}

test('docs/privacy.md lists every table of the database, and no other', async () => {
  const owner = await createDatabase();
  try {
    for (const database of [gatewayDatabase, intakeDatabase, commerceDatabase, notificationDatabase]) {
      const { schema, extensions } = database;
      const role = { role: `privacy_${schema}`, password: 'test', schema, ...(extensions && { extensions }) };
      await migrate({ ...database, url: await provision(owner.url, role), ownerUrl: owner.url });
    }
    const rows = await query<{ name: string }>(
      owner.url,
      `SELECT relnamespace::regnamespace || '.' || relname AS name FROM pg_class
       WHERE relkind IN ('r', 'p') AND NOT relispartition AND relname <> 'migrations'
         AND relnamespace::regnamespace::text = ANY ($1)`,
      [['gateway', 'intake', 'commerce', 'notification']],
    );
    expect(listed().sort()).toEqual(rows.map(({ name }) => name).sort());
  } finally {
    await owner.drop();
  }
});
