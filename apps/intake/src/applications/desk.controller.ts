import { endpoints } from '@blue-peony/contracts';
import { AppError, found, Serves, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { DashboardRepository } from '../dashboard/dashboard.repository.ts';
import { ofCaller } from './filter.ts';
import { ListRepository } from './list.repository.ts';
import { LooksRepository } from '../looks/looks.repository.ts';
import { ResendMail } from '../mails/resend-mail.ts';
import { ReviewRepository } from './review.repository.ts';

@Controller()
export class DeskController {
  constructor(
    private readonly applications: ListRepository,
    private readonly review: ReviewRepository,
    private readonly reports: DashboardRepository,
    private readonly mails: ResendMail,
    private readonly looks: LooksRepository,
  ) {}

  @Serves(endpoints.listApplications)
  async listApplications({ query, staff }: Calls['listApplications']) {
    const page = await this.applications.page(ofCaller(query, staff));
    await this.looks.addListed(idsOf(page.items), staff);
    return page;
  }

  @Serves(endpoints.openApplication)
  async openApplication({ params, staff }: Calls['openApplication']) {
    const application = found(await this.review.open(params.id));
    if (!(await this.looks.addOpening(params.id, staff))) throw new AppError('not_found');
    await this.looks.addListed(idsOf(application.duplicates), staff);
    return application;
  }

  @Serves(endpoints.markReplied)
  async markReplied({ params, body, staff }: Calls['markReplied']) {
    return found(await this.review.setReplied(params.id, body.replied, staff.sub));
  }

  @Serves(endpoints.listNotes)
  async listNotes({ params }: Calls['listNotes']) {
    return { items: found(await this.review.notes(params.id)) };
  }

  @Serves(endpoints.addNote)
  async addNote({ params, body, staff }: Calls['addNote']) {
    return found(await this.review.addNote(params.id, staff.sub, body.text));
  }

  @Serves(endpoints.resendMail)
  async resendMail({ params, body, staff, request }: Calls['resendMail']) {
    const order = {
      applicationId: params.id,
      staff: staff.sub,
      recipient: body.recipient,
      correlationId: request.id,
    };
    return { event_id: found(await this.mails.resend(order)) };
  }

  @Serves(endpoints.dashboard)
  dashboard({ query }: Calls['dashboard']) {
    return this.reports.read(query);
  }
}

const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);
