import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Deletes audit entries after their retention period. Only this function of the schema's owner can delete, and never
 * younger entries.
 */
export class EndAudit1764500200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION delete_old_audit(years integer, entries integer) RETURNS integer LANGUAGE plpgsql
        SECURITY DEFINER SET search_path FROM CURRENT AS $$
      DECLARE deleted integer;
      BEGIN
        PERFORM set_config('blue_peony.audit_work', 'on', true);
        -- ids grow with time
        DELETE FROM audit WHERE id IN (SELECT id FROM audit ORDER BY id LIMIT entries)
          AND at < now() - make_interval(years => greatest(years, 1));
        GET DIAGNOSTICS deleted = ROW_COUNT;
        PERFORM set_config('blue_peony.audit_work', 'off', true);
        RETURN deleted;
      END $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION delete_old_audit');
  }
}
