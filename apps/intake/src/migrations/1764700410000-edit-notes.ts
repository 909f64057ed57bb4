import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EditNotes1764700410000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notes ADD edited_at timestamptz(3)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notes DROP edited_at');
  }
}
