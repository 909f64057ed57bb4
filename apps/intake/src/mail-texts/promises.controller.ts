import { promiseEndpoints } from '@blue-peony/contracts';
import { Serves, type Call } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { PromisesRepository } from './promises.repository.ts';

const { listPromises, repeatPromises } = promiseEndpoints.intake;

/** Gives the notification worker the mails that applications promise, so that it can find missing ones. */
@Controller()
export class PromisesController {
  constructor(private readonly promises: PromisesRepository) {}

  @Serves(listPromises)
  async listPromises({ query }: Call<typeof listPromises>) {
    return { items: await this.promises.list(query) };
  }

  @Serves(repeatPromises)
  async repeatPromises({ body, request }: Call<typeof repeatPromises>) {
    return { repeated: await this.promises.repeat(body.ids, request.id) };
  }
}
