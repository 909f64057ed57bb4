import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Under which event an order's mails were asked for. The table itself keeps it, so that it knows the events of the release
 * before as well, which runs beside this one during a roll-out and after a rollback.
 */
export class KnowPaidEvents1764300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders ADD paid_event_id uuid;

      CREATE FUNCTION keep_paid_event() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      BEGIN
        UPDATE orders SET paid_event_id = NEW.id
        WHERE id = (NEW.event->>'aggregateId')::uuid AND paid_event_id IS NULL AND NEW.event->>'repeats' IS NULL;
        RETURN NULL;
      END $$;
      CREATE TRIGGER outbox_paid AFTER INSERT ON outbox FOR EACH ROW
        WHEN (NEW.type = 'commerce.order-paid.v1') EXECUTE FUNCTION keep_paid_event();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER outbox_paid ON outbox;
      DROP FUNCTION keep_paid_event;
      ALTER TABLE orders DROP paid_event_id;
    `);
  }
}
