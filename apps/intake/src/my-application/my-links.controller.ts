import { endpoints } from '@blue-peony/contracts';
import { Serves, type Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { MyLinks } from './my-links.ts';

/** Calls without a secret: a request for fresh links, and the confirmation of a new address. */
@Controller()
export class MyLinksController {
  constructor(private readonly links: MyLinks) {}

  @Serves(endpoints.requestMyLinks)
  async requestMyLinks({ body, request }: Calls['requestMyLinks']) {
    await this.links.request({ ...body, correlationId: request.id });
    return {};
  }

  @Serves(endpoints.confirmMyAddress)
  async confirmMyAddress({ body, request }: Calls['confirmMyAddress']) {
    return { state: await this.links.confirmAddress(body.token, request.id) };
  }
}
