import type { promiseEndpoints, Promised, PromiseQuery } from '@blue-peony/contracts';
import { Serves, type Call } from '@blue-peony/service-kit';
import { Controller, type Type } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { tellAgain, type ToldEvent } from './outbox.ts';

type Rows = (typeof promiseEndpoints)[keyof typeof promiseEndpoints];
type Database = Pick<DataSource, 'query'>;
type Owned = {
  list: (database: Database, query: PromiseQuery) => Promise<Promised[]>;
  /** The events that promised the mails of these owners. */
  told: (database: Database, ids: string[]) => Promise<ToldEvent[]>;
};

/** Gives the notification worker the mails that a service has promised, so that it can find missing ones. */
export function promisesController({ listPromises, repeatPromises }: Rows, { list, told }: Owned): Type {
  @Controller()
  class PromisesController {
    constructor(private readonly database: DataSource) {}

    @Serves(listPromises)
    async listPromises({ query }: Call<typeof listPromises>) {
      return { items: await list(this.database, query) };
    }

    /** Events that are still in the outbox do not count. */
    @Serves(repeatPromises)
    async repeatPromises({ body, request }: Call<typeof repeatPromises>) {
      const repeated = await this.database.transaction(async (manager) =>
        tellAgain(manager, await told(manager, body.ids), request.id),
      );
      return { repeated };
    }
  }
  return PromisesController;
}
