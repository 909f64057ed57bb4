import { locales, orderScheme } from '@blue-peony/contracts';
import { serviceConfig, type KeyRing } from '@blue-peony/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { CommerceConfig } from '../../config.ts';
import type { OrderEntity } from './order.entity.ts';

type Secured = Pick<OrderEntity, 'id' | 'secretVersion'>;
type Returning = Pick<OrderEntity, 'id' | 'product' | 'language'>;

const purpose = 'order secrets';
const proofBytes = 24;
const secretPattern = /^[\w-]{32}$/;

/**
 * A buyer's credential for one order. It is not stored: it is derived from the order's id and version with a key of its
 * own. A higher version revokes earlier secrets.
 */
@Injectable()
export class OrderSecrets {
  private readonly keys: KeyRing;

  constructor(@Inject(serviceConfig) { shopKeys }: CommerceConfig) {
    this.keys = shopKeys;
  }

  of(order: Secured): string {
    return this.keys.mac(purpose, named(order)).subarray(0, proofBytes).toString('base64url');
  }

  opens(order: Secured, secret: string): boolean {
    return secretPattern.test(secret) && this.keys.verify(purpose, named(order), Buffer.from(secret, 'base64url'));
  }

  /** Path of the buyer's page. The secret is in the fragment, which browsers never send, so it is in no log. */
  pathOf(order: Secured & Returning): string {
    return `${orderPath(order)}#${this.of(order)}`;
  }
}

const named = ({ id, secretVersion }: Secured) => `${id}\n${secretVersion}`;

/** Return path of a checkout, without the secret. */
export function orderPath({ id, product, language }: Returning): string {
  const { prefix } = locales.find((locale) => locale.language === language)!;
  return product === 'digital-guide' ? `${prefix}/order/${id}/success` : `${prefix}/filming-success?order=${id}`;
}

/** The unverified secret of a request. */
export function givenSecret(authorization: string | undefined): string | undefined {
  const [scheme, secret = ''] = (authorization ?? '').split(' ');
  return scheme === orderScheme ? secret : undefined;
}
