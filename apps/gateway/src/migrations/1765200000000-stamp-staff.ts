import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When what the ledger tells of an account last changed, and the entries that a restore has copied. */
export class StampStaff1765200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE restored_entries (text text PRIMARY KEY);

      CREATE FUNCTION stamp_staff() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF (NEW.role, NEW.banned_at, NEW.password_hash) IS DISTINCT FROM (OLD.role, OLD.banned_at, OLD.password_hash) THEN
          NEW.updated_at = greatest(NEW.updated_at, OLD.updated_at + interval '1 ms', clock_timestamp());
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER stamp_staff BEFORE UPDATE OF role, banned_at, password_hash ON staff
        FOR EACH ROW EXECUTE FUNCTION stamp_staff();

      CREATE FUNCTION stamp_holder() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE staff SET updated_at = greatest(updated_at + interval '1 ms', clock_timestamp())
          WHERE id = coalesce(NEW.staff_id, OLD.staff_id);
        RETURN NULL;
      END $$;
      CREATE TRIGGER stamp_holder AFTER INSERT OR DELETE OR UPDATE OF verified_at ON factors
        FOR EACH ROW EXECUTE FUNCTION stamp_holder();
      CREATE TRIGGER stamp_holder AFTER INSERT OR DELETE ON passkeys
        FOR EACH ROW EXECUTE FUNCTION stamp_holder();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER stamp_holder ON passkeys;
      DROP TRIGGER stamp_holder ON factors;
      DROP TRIGGER stamp_staff ON staff;
      DROP FUNCTION stamp_holder, stamp_staff;
      DROP TABLE restored_entries;
    `);
  }
}
