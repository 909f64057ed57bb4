import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds a photo by the id in its address, the beginning of its stored name (`photoId` of the contracts). */
export class FindPhotosById1765300000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX CONCURRENTLY IF NOT EXISTS uploads_photo_id ON uploads (left(path, 38))');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS uploads_photo_id');
  }
}
