import type { MigrationInterface, QueryRunner } from 'typeorm';

const sides = { high: 0, low: 11 };
const covered = 'INCLUDE (score, language, onlyfans_monthly_earnings, assessment_result, replied_at)';

/** Lets a filtered page in the order of scores be found in the index alone: it may pass thousands of rows on its way. */
export class CoverScoreOrders1764200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await create(runner, covered);
  }

  async down(runner: QueryRunner): Promise<void> {
    await create(runner, '');
  }
}

async function create(runner: QueryRunner, including: string): Promise<void> {
  // A large table takes its time.
  await runner.query('SET LOCAL statement_timeout = 0');
  for (const [side, unscored] of Object.entries(sides))
    await runner.query(`
      DROP INDEX applications_score_${side};
      CREATE INDEX applications_score_${side} ON applications ((coalesce(score, ${unscored})), created_at, id) ${including};
    `);
}
