import { endpoints } from '@blue-peony/contracts';
import { AppError, found, Serves, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { declineApplications } from './decline-applications.ts';
import { sendAnswer } from './send-answer.ts';
import { changeTemplate, listTemplates } from './templates.repository.ts';
import { listAnswers, listLeaving, setReplied, withdrawAnswer } from './answers.repository.ts';

@Controller()
export class AnswersController {
  constructor(private readonly database: DataSource) {}

  @Serves(endpoints.listAnswers)
  async listAnswers({ params }: Calls['listAnswers']) {
    return found(await listAnswers(this.database, params.id));
  }

  @Serves(endpoints.sendAnswer)
  sendAnswer({ params, body, staff }: Calls['sendAnswer']) {
    const { id: applicationId, key } = params;
    return sendAnswer(this.database, { applicationId, key, staffId: staff.sub, form: body });
  }

  @Serves(endpoints.declineApplications)
  declineApplications({ params, body, staff }: Calls['declineApplications']) {
    return declineApplications(this.database, { key: params.key, staffId: staff.sub, form: body });
  }

  @Serves(endpoints.listLeavingAnswers)
  async listLeavingAnswers({ staff }: Calls['listLeavingAnswers']) {
    return { items: await listLeaving(this.database, staff.sub) };
  }

  @Serves(endpoints.withdrawAnswer)
  async withdrawAnswer({ params, staff }: Calls['withdrawAnswer']) {
    return found(await withdrawAnswer(this.database, params.id, staff.sub));
  }

  @Serves(endpoints.markReplied)
  async markReplied({ params, body, staff }: Calls['markReplied']) {
    return found(await setReplied(this.database, params.id, body.replied, staff.sub));
  }

  @Serves(endpoints.listAnswerTemplates)
  async listAnswerTemplates() {
    return { items: await listTemplates(this.database) };
  }

  @Serves(endpoints.changeAnswerTemplate)
  async changeAnswerTemplate({ params, body, staff }: Calls['changeAnswerTemplate']) {
    const changed = await changeTemplate(this.database, { ...params, ...body, staffId: staff.sub });
    if (!changed) throw new AppError('version_conflict');
    return changed;
  }
}
