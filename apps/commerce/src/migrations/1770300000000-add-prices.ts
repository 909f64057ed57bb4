import { priceRows, seedPrices } from '@blue-peony/contracts';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every price that was ever charged. It begins with those of the product, whenever they began. */
export class AddPrices1770300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE price_history (
        at timestamptz NOT NULL,
        product text NOT NULL CHECK (product IN ('digital-guide', 'teasing-content')),
        -- 0 for a product that is not sold by the hour
        hours smallint NOT NULL,
        currency text NOT NULL,
        amount integer NOT NULL CHECK (amount > 0),
        -- of the 30 days before this price, if it is a reduction of it: the trigger's, frozen
        lowest integer,
        PRIMARY KEY (product, hours, currency, at),
        CHECK ((product = 'digital-guide') = (hours = 0))
      );

      -- a price counts until the next one, so also one that is older than 30 days
      CREATE FUNCTION lowest_price(of_product text, of_hours smallint, of_currency text, until timestamptz)
      RETURNS integer LANGUAGE sql STABLE SET search_path FROM CURRENT AS $$
        SELECT min(amount) FROM (
          SELECT amount, lead(at) OVER (ORDER BY at) AS ended FROM price_history
          WHERE product = of_product AND hours = of_hours AND currency = of_currency AND at < until) AS charged
        WHERE ended IS NULL OR ended > until - interval '30 days'
      $$;

      CREATE FUNCTION freeze_lowest_price() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      DECLARE before integer;
      BEGIN
        SELECT amount INTO before FROM price_history
        WHERE product = NEW.product AND hours = NEW.hours AND currency = NEW.currency AND at < NEW.at
        ORDER BY at DESC LIMIT 1;
        NEW.lowest := lowest_price(NEW.product, NEW.hours, NEW.currency, NEW.at);
        IF before IS NULL OR NEW.amount >= before OR NEW.amount >= NEW.lowest THEN NEW.lowest := NULL; END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER price_history_lowest BEFORE INSERT ON price_history
        FOR EACH ROW EXECUTE FUNCTION freeze_lowest_price();

      CREATE FUNCTION refuse_price_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'price_history is append-only' USING ERRCODE = 'insufficient_privilege';
      END $$;
      CREATE TRIGGER price_history_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON price_history
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_price_change();
      ALTER TABLE price_history ENABLE ALWAYS TRIGGER price_history_append_only;
    `);
    for (const { product, hours, currency, amount } of priceRows(seedPrices))
      await runner.query(`INSERT INTO price_history VALUES ('-infinity', $1, $2, $3, $4)`, [
        product,
        hours ?? 0,
        currency,
        amount,
      ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE price_history; DROP FUNCTION refuse_price_change();
      DROP FUNCTION freeze_lowest_price(); DROP FUNCTION lowest_price;`);
  }
}
