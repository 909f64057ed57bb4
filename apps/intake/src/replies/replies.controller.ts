import { endpoints, receivedMailEndpoints } from '@blue-peony/contracts';
import { AppError, found, serviceConfig, Serves, webhookProblem, type Call, type Calls } from '@blue-peony/service-kit';
import type { ObjectStore } from '@blue-peony/storage';
import { Controller, Inject, StreamableFile } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { IntakeConfig } from '../config.ts';
import { addReplyLook } from '../looks/looks.repository.ts';
import { photoStore } from '../tokens.ts';
import { placeReply } from './place-reply.ts';
import { ReceiveMail } from './receive-mail.ts';
import { deleteUnknown, findFile, listReplies, listUnknown } from './replies.repository.ts';
import { fileKey } from './reply-files.repository.ts';
import { ReplyFiles } from './reply-files.ts';
import { settleReplies } from './settle.ts';

const { receiveMail } = receivedMailEndpoints;

@Controller()
export class RepliesController {
  constructor(
    private readonly database: DataSource,
    private readonly mails: ReceiveMail,
    private readonly files: ReplyFiles,
    @Inject(photoStore) private readonly store: ObjectStore,
    @Inject(serviceConfig) private readonly config: IntakeConfig,
  ) {}

  @Serves(receiveMail)
  async receiveMail({ params, query, body }: Call<typeof receiveMail>) {
    return { outcome: await this.mails.receive(bytesOf(body), new Date(query.at), params.id) };
  }

  @Serves(endpoints.receiveInboundMail)
  async receiveInboundMail({ body, request }: Calls['receiveInboundMail']) {
    const { inboundSecrets = [] } = this.config;
    if (inboundSecrets.length === 0) throw new AppError('not_found');
    if (webhookProblem(inboundSecrets, body, request.headers)) throw new AppError('webhook_refused');
    return { outcome: await this.mails.receive(bytesOf(body), new Date()) };
  }

  @Serves(endpoints.listReplies)
  async listReplies({ params }: Calls['listReplies']) {
    return { items: found(await listReplies(this.database, params.id)) };
  }

  @Serves(endpoints.settleReplies)
  async settleReplies({ params, body, staff }: Calls['settleReplies']) {
    return found(await settleReplies(this.database, params.id, body.settled, staff.sub));
  }

  @Serves(endpoints.openReplyFile)
  async openReplyFile({ params, staff, request }: Calls['openReplyFile']) {
    const file = found(await findFile(this.database, params.id, params.file));
    const stored = found(await this.store.get(fileKey(file.id)));
    try {
      if (request.method === 'GET' && file.application_id)
        await addReplyLook(this.database, { applicationId: file.application_id, file: fileKey(file.id) }, staff);
    } catch (error) {
      stored.body.destroy();
      throw error;
    }
    const name = encodeURIComponent(file.name || 'file').replaceAll(
      /['()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16)}`,
    );
    return new StreamableFile(stored.body, {
      type: file.picture ? 'image/jpeg' : 'application/octet-stream',
      length: stored.size,
      disposition: file.picture ? 'inline' : `attachment; filename*=UTF-8''${name}`,
    });
  }

  @Serves(endpoints.placeReply)
  async placeReply({ params, body, staff }: Calls['placeReply']) {
    if (!(await placeReply(this.database, params.id, body.application_id, staff.sub))) throw new AppError('not_found');
    return {};
  }

  @Serves(endpoints.listUnknownReplies)
  listUnknownReplies() {
    return listUnknown(this.database);
  }

  @Serves(endpoints.deleteUnknownReply)
  async deleteUnknownReply({ params }: Calls['deleteUnknownReply']) {
    if (!(await deleteUnknown(this.database, params.id))) throw new AppError('not_found');
    this.files.wake();
    return {};
  }
}

/** Without a copy of up to 30 MB. */
const bytesOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer => Buffer.from(buffer, byteOffset, byteLength);
