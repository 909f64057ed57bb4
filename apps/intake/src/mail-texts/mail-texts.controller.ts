import { mailTextEndpoints, nothingToTell } from '@blue-peony/contracts';
import { AppError, Serves, type Call } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MailTextsRepository } from './mail-texts.repository.ts';
import { setRefused } from '../applications/refusals.ts';

const { readMailText, readGatheredMailText, forgetMailText, noteRefusal, endRefusal } = mailTextEndpoints;

/** Gives the notification worker the data of mails about applications. */
@Controller()
export class MailTextsController {
  constructor(
    private readonly texts: MailTextsRepository,
    private readonly database: DataSource,
  ) {}

  @Serves(readMailText)
  async readMailText({ params }: Call<typeof readMailText>) {
    const text = await this.texts.read(params.kind, params.id);
    if (!text) throw new AppError('not_found', { detail: nothingToTell });
    return text;
  }

  @Serves(readGatheredMailText)
  async readGatheredMailText({ query }: Call<typeof readGatheredMailText>) {
    const text = await this.texts.gathered(query.ids);
    if (!text) throw new AppError('not_found', { detail: nothingToTell });
    return text;
  }

  @Serves(forgetMailText)
  async forgetMailText({ params }: Call<typeof forgetMailText>) {
    await this.texts.forget(params.kind, params.id);
    return {};
  }

  @Serves(noteRefusal)
  async noteRefusal({ params }: Call<typeof noteRefusal>) {
    await setRefused(this.database, params.id, true);
    return {};
  }

  @Serves(endRefusal)
  async endRefusal({ params }: Call<typeof endRefusal>) {
    await setRefused(this.database, params.id, false);
    return {};
  }
}
