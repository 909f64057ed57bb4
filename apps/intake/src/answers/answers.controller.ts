import { endpoints } from '@blue-peony/contracts';
import { AppError, found, Serves, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { AnswersRepository } from './answers.repository.ts';
import { SendAnswer } from './send-answer.ts';
import { TemplatesRepository } from './templates.repository.ts';

/** How staff answer applicants. */
@Controller()
export class AnswersController {
  constructor(
    private readonly answers: AnswersRepository,
    private readonly sending: SendAnswer,
    private readonly templates: TemplatesRepository,
  ) {}

  @Serves(endpoints.listAnswers)
  async listAnswers({ params }: Calls['listAnswers']) {
    return { items: found(await this.answers.list(params.id)) };
  }

  @Serves(endpoints.sendAnswer)
  sendAnswer({ params, body, staff, request }: Calls['sendAnswer']) {
    const { id: applicationId, key } = params;
    return this.sending.send({ applicationId, key, staffId: staff.sub, form: body, correlationId: request.id });
  }

  @Serves(endpoints.markReplied)
  async markReplied({ params, body, staff }: Calls['markReplied']) {
    return found(await this.answers.setReplied(params.id, body.replied, staff.sub));
  }

  @Serves(endpoints.listAnswerTemplates)
  async listAnswerTemplates() {
    return { items: await this.templates.list() };
  }

  @Serves(endpoints.changeAnswerTemplate)
  async changeAnswerTemplate({ params, body, staff }: Calls['changeAnswerTemplate']) {
    const changed = await this.templates.change({ ...params, ...body, staffId: staff.sub });
    if (!changed) throw new AppError('version_conflict');
    return changed;
  }
}
