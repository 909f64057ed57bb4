import { promiseEndpoints } from '@blue-peony/contracts';
import { Serves, type Call } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { PromisesRepository } from './promises.repository.ts';
import { RepeatPromises } from './repeat-promises.ts';

const { list, repeat } = promiseEndpoints.intake;

/** Gives the notification worker the mails that applications promise, so that it can find missing ones. */
@Controller()
export class PromisesController {
  constructor(
    private readonly promises: PromisesRepository,
    private readonly repeats: RepeatPromises,
  ) {}

  @Serves(list)
  async list({ query }: Call<typeof list>) {
    return { items: await this.promises.list(query) };
  }

  @Serves(repeat)
  async repeat({ body, request }: Call<typeof repeat>) {
    return { repeated: await this.repeats.repeat(body.ids, request.id) };
  }
}
