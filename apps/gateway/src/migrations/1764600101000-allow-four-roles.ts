import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every existing row has one of the two old roles, so no row needs validation. */
export class AllowFourRoles1764600101000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE staff DROP CONSTRAINT staff_role_check, ADD CONSTRAINT staff_role_check
        CHECK (role IN ('owner', 'manager', 'reviewer', 'support')) NOT VALID;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    // A rollback must not give anybody more rights: managers become reviewers, and support accounts are banned until an
    // owner readmits them.
    await runner.query(`
      UPDATE staff SET banned_at = coalesce(banned_at, now()) WHERE role = 'support';
      UPDATE staff SET role = 'reviewer' WHERE role IN ('manager', 'support');
      ALTER TABLE staff DROP CONSTRAINT staff_role_check, ADD CONSTRAINT staff_role_check
        CHECK (role IN ('owner', 'reviewer'));
    `);
  }
}
