import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The new column is null until an owner decides. The old column cannot distinguish a chosen false from the default. */
export class ChooseSecondFactor1764600100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE desk_settings ADD second_factor_choice boolean');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE desk_settings DROP second_factor_choice');
  }
}
