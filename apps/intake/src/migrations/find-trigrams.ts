import type { QueryRunner } from 'typeorm';

/**
 * @returns the operator class of trigram indexes, qualified with the schema of `pg_trgm`
 * @throws Error with the statement that the database's owner has to run
 */
export async function findTrigrams(runner: QueryRunner): Promise<string> {
  const find = () =>
    runner.manager.query<{ home: string }[]>(
      `SELECT quote_ident(nspname) AS home FROM pg_extension JOIN pg_namespace n ON n.oid = extnamespace
       WHERE extname = 'pg_trgm'`,
    );
  const [found] = await find();
  if (found) return `${found.home}.gin_trgm_ops`;
  // A trusted extension: the owner of the database may create it without being a superuser.
  const [{ may }] = await runner.manager.query<[{ may: boolean }]>(
    `SELECT has_database_privilege(current_database(), 'CREATE') AS may`,
  );
  if (!may) throw new Error('pg_trgm is missing: let the owner of the database run CREATE EXTENSION pg_trgm');
  await runner.query('CREATE EXTENSION pg_trgm');
  const [added] = await find();
  return `${added!.home}.gin_trgm_ops`;
}
