import { mailTextEndpoints, nothingToTell } from '@blue-peony/contracts';
import { AppError, Serves, type Call } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { MailTextsRepository } from './mail-texts.repository.ts';
import { RefusalsRepository } from './refusals.repository.ts';

const { read, gathered, forget, refused, taken } = mailTextEndpoints;

/** Gives the notification worker the data of mails about applications. */
@Controller()
export class MailTextsController {
  constructor(
    private readonly texts: MailTextsRepository,
    private readonly refusals: RefusalsRepository,
  ) {}

  @Serves(read)
  async read({ params }: Call<typeof read>) {
    const text = await this.texts.read(params.kind, params.id);
    if (!text) throw new AppError('not_found', { detail: nothingToTell });
    return text;
  }

  @Serves(gathered)
  async gathered({ query }: Call<typeof gathered>) {
    const text = await this.texts.gathered(query.ids);
    if (!text) throw new AppError('not_found', { detail: nothingToTell });
    return text;
  }

  @Serves(forget)
  async forget({ params }: Call<typeof forget>) {
    await this.texts.forget(params.kind, params.id);
    return {};
  }

  @Serves(refused)
  async refused({ params }: Call<typeof refused>) {
    await this.refusals.set(params.id, true);
    return {};
  }

  @Serves(taken)
  async taken({ params }: Call<typeof taken>) {
    await this.refusals.set(params.id, false);
    return {};
  }
}
