import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { provision } from '@blue-peony/service-kit';
import pg from 'pg';
import { readHead } from '../src/audit/chain/audit-head.ts';
import { verifyAudit } from '../src/audit/chain/verify-audit.ts';
import { anAudit, keys, type AnAudit } from './an-audit.ts';

let audit: AnAudit;
beforeAll(async () => {
  audit = await anAudit();
});
afterAll(() => audit.close());

const verify = (known?: Parameters<typeof verifyAudit>[2]) => verifyAudit(audit.database, keys, known);

const guarded = ['audit_rest', 'audit_2026_11', 'audit_chain', 'audit_head'];
const forbidden = [
  `UPDATE gateway.audit SET subject = ''`,
  'DELETE FROM gateway.audit',
  'TRUNCATE gateway.audit',
  'ALTER TABLE gateway.audit DISABLE TRIGGER ALL',
  'ALTER TABLE gateway.audit DISABLE TRIGGER audit_chained',
  'ALTER TABLE gateway.audit ADD made_up text',
  'ALTER TABLE gateway.audit DETACH PARTITION gateway.audit_rest',
  'DROP TRIGGER audit_chained ON gateway.audit',
  'CREATE OR REPLACE FUNCTION gateway.chain_audit() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$',
  'DELETE FROM gateway.audit_checkpoints',
  'SET session_replication_role = replica',
  ...guarded.flatMap((table) => [
    `INSERT INTO gateway.${table} DEFAULT VALUES`,
    `UPDATE gateway.${table} SET ${/chain|head/.test(table) ? `hash = ''` : `subject = ''`}`,
    `DELETE FROM gateway.${table}`,
    `TRUNCATE gateway.${table}`,
    `ALTER TABLE gateway.${table} DISABLE TRIGGER ALL`,
    `DROP TABLE gateway.${table}`,
  ]),
];

test.each(['gateway', 'intake', 'commerce', 'notification'])(
  'the role of %s can neither change nor delete audit data',
  async (service) => {
    await audit.add('kept');
    const other = { role: `audit_${service}`, password: 'x', schema: service };
    const url = service === 'gateway' ? audit.url : await provision(audit.ownerUrl, other);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    for (const sql of forbidden)
      await expect(client.query(sql).then(() => sql)).rejects.toThrow(/permission denied|must be owner/);
    await client.end();
    await verify();
  },
);

test('concurrent audit entries form one chain, without an entry that was rolled back', async () => {
  const before = await readHead(audit.database);
  await Promise.all(
    Array.from({ length: 40 }, (_, number) =>
      audit.database
        .transaction(async (manager) => {
          const insert = `INSERT INTO audit (action, subject) VALUES ('application.opened', $1)`;
          await manager.query(insert, [`many ${number}`]);
          if (number % 4 === 0) await manager.query(insert, ['a second one']);
          if (number % 10 === 1) throw new Error('rolled back');
        })
        .catch((error: Error) => expect(error.message).toBe('rolled back')),
    ),
  );
  const { head } = await verify();
  expect(head.seq - before.seq).toBe(40 - 4 + 10);
});

test('the database and the verify command compute the same hash for text of every kind', async () => {
  for (const detail of ['"quoted" \\ and / <b>', 'line\nbreak\ttab\u0001\u001f\u007f', 'Żółć ไทย 🌸 \u2028 \u00ad', ''])
    await audit.add(detail, detail);
  await verify();
});

test('an entry about a photo keeps no file name', async () => {
  const { rows } = await audit.all.query(
    `INSERT INTO audit (staff_id, action, subject) VALUES (gen_random_uuid(), 'photo.opened', '1700000000000-0abc-anna.jpg'),
       (NULL, 'photo.opened', 'anna.jpg') RETURNING subject`,
  );
  expect(rows.map(({ subject }) => subject as string)).toEqual(['1700000000000-0abc', 'photo']);
  await verify();
});

describe('tampering by somebody who can bypass every guard', () => {
  /** Runs SQL in a copy of the table and restores the table afterwards. */
  async function afterTampering(sql: string, known?: Parameters<typeof verifyAudit>[2]) {
    await audit.tamper(
      'CREATE SCHEMA copy; CREATE TABLE copy.audit AS TABLE audit; CREATE TABLE copy.chain AS TABLE audit_chain; CREATE TABLE copy.head AS TABLE audit_head',
    );
    try {
      await audit.tamper(sql);
      return await verify(known).then(
        () => 'holds',
        (error: Error) => error.message,
      );
    } finally {
      await audit.tamper(`DELETE FROM audit; DELETE FROM audit_chain; DELETE FROM audit_head;
        INSERT INTO audit OVERRIDING SYSTEM VALUE SELECT * FROM copy.audit; INSERT INTO audit_chain SELECT * FROM copy.chain; INSERT INTO audit_head SELECT * FROM copy.head;
        DROP SCHEMA copy CASCADE`);
    }
  }

  test('a changed byte is reported with the number of its entry', async () => {
    await audit.add('before');
    const id = await audit.add('subject', 'score 7');
    await audit.add('after');
    const changes = [
      `detail = 'score 8'`,
      `subject = 'Subject'`,
      `at = at + interval '1 microsecond'`,
      `role = 'owner'`,
      'staff_id = gen_random_uuid()',
    ];
    for (const change of changes)
      expect(await afterTampering(`UPDATE audit SET ${change} WHERE id = ${id}`)).toMatch(
        new RegExp(`^Entry ${id} .*was changed$`),
      );
  });

  test('removed, added and reordered audit entries are reported', async () => {
    const id = await audit.add('to be taken');
    const { seq } = await readHead(audit.database);
    await audit.add('after');
    const outcomes = [];
    for (const sql of [
      `DELETE FROM audit WHERE id = ${id}`,
      `DELETE FROM audit WHERE id = ${id}; DELETE FROM audit_chain WHERE audit_id = ${id}`,
      `INSERT INTO audit (id, action, subject) OVERRIDING SYSTEM VALUE VALUES (900000, 'application.opened', 'added')`,
      `UPDATE audit_chain SET hash = sha256('x') WHERE seq = ${seq}`,
      `UPDATE audit_head SET hash = sha256('x')`,
    ])
      outcomes.push(await afterTampering(sql));
    expect(outcomes).toEqual([
      `Entry ${id} (${seq} of the chain) is missing`,
      expect.stringMatching(new RegExp(`: ${seq} of the chain is missing$`)),
      'Entry 900000 is not in the chain',
      `Entry ${id} (${seq} of the chain) does not follow from the one before it`,
      expect.stringMatching(/^The head \d+ has another hash than its chain$/),
    ]);
  });

  test('a rebuilt or shortened audit chain is reported when compared with a recorded head', async () => {
    const id = await audit.add('to be denied');
    const known = await readHead(audit.database);
    expect((await verify(known)).head).toEqual(known);
    const undone = `DELETE FROM audit WHERE id = ${id}; DELETE FROM audit_chain WHERE audit_id = ${id};
      UPDATE audit_head SET (seq, hash) = (SELECT seq, hash FROM audit_chain ORDER BY seq DESC LIMIT 1)`;
    expect(await afterTampering(undone)).toBe('holds');
    expect(await afterTampering(undone, known)).toBe(
      `The chain ends at ${known.seq - 1}: entries up to ${known.seq} are missing`,
    );
    const again = `${undone}; SET session_replication_role = origin;
      INSERT INTO audit (action, subject) VALUES ('application.opened', 'another')`;
    expect(await afterTampering(again)).toBe('holds');
    expect(await afterTampering(again, known)).toBe(
      `The head that was written down at ${known.seq} is another: the chain was made again`,
    );
  });
});
