import { locales, orderScheme } from '@blue-peony/contracts';
import type { KeyRing } from '@blue-peony/service-kit';
import { linkToken, opensLink } from '../link-token.ts';
import type { OrderEntity } from './order.entity.ts';

type Secured = Pick<OrderEntity, 'id' | 'secretVersion'>;
type Returning = Pick<OrderEntity, 'id' | 'product' | 'language'>;

const purpose = 'order secrets';

/** Not stored: derived from the order's id and version. A higher version revokes earlier secrets. */
export const orderSecret = (keys: KeyRing, order: Secured): string => linkToken(keys, purpose, named(order));

export const opensOrder = (keys: KeyRing, order: Secured, secret: string): boolean =>
  opensLink(keys, purpose, named(order), secret);

/** Path of the buyer's page. The secret is in the fragment, which browsers never send, so it is in no log. */
export const buyersPath = (keys: KeyRing, order: Secured & Returning): string =>
  `${orderPath(order)}#${orderSecret(keys, order)}`;

const named = ({ id, secretVersion }: Secured) => `${id}\n${secretVersion}`;

export function orderPath({ id, product, language }: Returning): string {
  const { prefix } = locales.find((locale) => locale.language === language)!;
  return product === 'digital-guide' ? `${prefix}/order/${id}/success` : `${prefix}/filming-success?order=${id}`;
}

export function givenSecret(authorization: string | undefined): string | undefined {
  const [scheme, secret = ''] = (authorization ?? '').split(' ');
  return scheme === orderScheme ? secret : undefined;
}
