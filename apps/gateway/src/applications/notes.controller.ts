import { endpoints, noteListSchema, noteSchema } from '@blue-peony/contracts';
import type { StaffIdentity } from '@blue-peony/service-kit';
import { Controller, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { configToken, type GatewayConfig } from '../config.ts';
import { Audit } from '../shared/audit.ts';
import { Endpoint } from '../shared/endpoint.ts';
import { CurrentStaff } from '../shared/identity/staff.guard.ts';
import { Upstream } from '../shared/upstream.ts';
import { StaffNames } from './staff-names.repository.ts';

@Controller()
@ApiTags('Staff')
export class NotesController {
  constructor(
    private readonly upstream: Upstream,
    private readonly names: StaffNames,
    private readonly audit: Audit,
    @Inject(configToken) private readonly config: GatewayConfig,
  ) {}

  @Endpoint(endpoints.listNotes)
  listNotes(@CurrentStaff() staff: StaffIdentity, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.upstream.forward(endpoints.listNotes, request, reply, {
      service: this.config.intakeUrl,
      staff,
      transform: async (answer) => ({ items: await this.names.sign(noteListSchema.parse(answer).items) }),
    });
  }

  @Endpoint(endpoints.addNote)
  addNote(
    @CurrentStaff() staff: StaffIdentity,
    @Param('id') subject: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    return this.upstream.forward(endpoints.addNote, request, reply, {
      service: this.config.intakeUrl,
      staff,
      transform: async (answer) => {
        const note = noteSchema.parse(answer);
        await this.audit.record({ staffId: staff.sub, action: 'application.noted', subject, detail: note.id });
        return (await this.names.sign([note]))[0];
      },
    });
  }
}
