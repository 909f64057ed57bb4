import { Controller, Get, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblems } from '../shared/openapi/api-problems.ts';
import { RateLimited } from '../shared/limits/rate-limited.guard.ts';
import { CommerceService } from './commerce-service.ts';

/** What browsers open by themselves, and what payment providers call. */
@Controller()
@ApiTags('Buyers')
export class FilesController {
  constructor(private readonly commerce: CommerceService) {}

  @Get('functions/v1/download-file/:secure_token')
  @RateLimited('downloads')
  @ApiOperation({ summary: 'Download a bought file; ranges are allowed' })
  @ApiParam({ name: 'secure_token', type: String })
  @ApiResponse({ status: 200, description: 'The file' })
  @ApiResponse({ status: 206, description: 'A part of the file' })
  @ApiProblems(['not_found', 'download_expired', 'downloads_used_up'])
  download(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.commerce.forward({}, request, reply);
  }

  @Post('functions/v1/download-file/:secure_token/fresh-link')
  @RateLimited('freshLinks')
  @ApiOperation({ summary: 'Mail the buyer a link that works; answers a page' })
  @ApiParam({ name: 'secure_token', type: String })
  @ApiResponse({ status: 202, description: 'A page that says where to look' })
  @ApiProblems(['not_found'])
  freshLink(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.commerce.forward({}, request, reply);
  }

  @Post('functions/v1/fresh-links')
  @RateLimited('freshLinks')
  @ApiOperation({ summary: 'Mail links that work to the address of a form; answers a page' })
  @ApiResponse({ status: 202, description: 'A page that says where to look, whether or not the address is known' })
  freshLinks(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.commerce.forward({}, request, reply);
  }

  @Get('functions/v1/guide-file/:format')
  @RateLimited('downloads')
  @ApiExcludeEndpoint()
  hiddenFile(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.commerce.forward({}, request, reply);
  }

  @Get('api/shop.css')
  @ApiExcludeEndpoint()
  notice(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.commerce.forward({}, request, reply);
  }

  @Post('api/webhooks/:provider')
  @ApiOperation({ summary: 'What a payment provider has to tell, signed by Standard Webhooks' })
  @ApiParam({ name: 'provider', type: String })
  @ApiResponse({ status: 200, description: 'Stored' })
  @ApiProblems(['unauthorized', 'not_found'])
  webhook(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.commerce.forward({}, request, reply);
  }

  @Get('sandbox-checkout/:id')
  @ApiExcludeEndpoint()
  sandbox(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.commerce.forward({}, request, reply);
  }

  @Post('sandbox-checkout/:id')
  @ApiExcludeEndpoint()
  payInSandbox(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.commerce.forward({}, request, reply);
  }
}
