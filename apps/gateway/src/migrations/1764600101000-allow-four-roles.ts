import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each row that is there has one of the two roles of before, so nothing remains to be validated. */
export class AllowFourRoles1764600101000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE staff DROP CONSTRAINT staff_role_check, ADD CONSTRAINT staff_role_check
        CHECK (role IN ('owner', 'manager', 'reviewer', 'support')) NOT VALID;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    // Nobody may more than before: a manager reviews, and support waits for an owner.
    await runner.query(`
      UPDATE staff SET banned_at = coalesce(banned_at, now()) WHERE role = 'support';
      UPDATE staff SET role = 'reviewer' WHERE role IN ('manager', 'support');
      ALTER TABLE staff DROP CONSTRAINT staff_role_check, ADD CONSTRAINT staff_role_check
        CHECK (role IN ('owner', 'reviewer'));
    `);
  }
}
