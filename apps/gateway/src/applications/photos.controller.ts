import { AppError } from '@blue-peony/service-kit';
import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { configToken, type GatewayConfig } from '../config.ts';
import { ApiProblems } from '../shared/openapi/api-problems.ts';
import { Audit } from '../shared/audit.ts';
import { DeskSettings } from '../shared/desk-settings.repository.ts';
import { StaffDirectory } from '../shared/identity/staff-directory.ts';
import { hasSecondFactor } from '../shared/identity/staff.entity.ts';
import { Upstream } from '../shared/upstream.ts';
import { openPhotoLink, photoRoute } from './photo-links.ts';

/** A photo is a stranger's file: nothing may keep it, run it, embed what it asks for, or learn where it came from. */
const photoHeaders = {
  'cache-control': 'private, no-store',
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; sandbox",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
};

@Controller()
@ApiTags('Staff')
export class PhotosController {
  constructor(
    private readonly upstream: Upstream,
    private readonly staffDirectory: StaffDirectory,
    private readonly settings: DeskSettings,
    private readonly audit: Audit,
    @Inject(configToken) private readonly config: GatewayConfig,
  ) {}

  /** Opened by the browser itself, so the link is the credential: it names its staff member, and each opening is kept. */
  @Get('api/admin/photos/*')
  @ApiOperation({ summary: 'Open a photo by its signed link' })
  @ApiParam({ name: 'path', type: String })
  @ApiQuery({ name: 'staff', type: String })
  @ApiQuery({ name: 'aal', type: String })
  @ApiQuery({ name: 'expires', type: String })
  @ApiQuery({ name: 'signature', type: String })
  @ApiResponse({ status: 200, description: 'The photo' })
  @ApiProblems(['link_expired', 'second_factor_required', 'not_found'])
  async openPhoto(
    @Param('*') path: string,
    @Query() query: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const holder = openPhotoLink(this.config.linkSigningKey, path, query, Math.floor(Date.now() / 1000));
    const staff = await this.staffDirectory.findActive(holder.staff);
    if (!staff) throw new AppError('link_expired');
    // Asked again at each opening: what the link was made with may not be enough by now.
    const secondFactor = hasSecondFactor(staff);
    const aal = secondFactor ? holder.aal : 'aal1';
    if (await this.settings.locksPhotos({ aal, secondFactor })) throw new AppError('second_factor_required');
    await this.audit.record({ staffId: staff.id, action: 'photo.opened', subject: path });
    await this.upstream.forward({}, request, reply, {
      service: this.config.intakeUrl,
      path: photoRoute(path),
      staff: { sub: staff.id, role: staff.role, aal },
      headers: photoHeaders,
    });
  }
}
