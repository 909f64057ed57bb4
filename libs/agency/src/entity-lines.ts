import { agency } from './agency.ts';
import { legalEntity } from './legal-entity.ts';
import { seller } from './seller.ts';

const given = (lines: readonly string[]) => lines.filter((line) => line !== '');

export function entityLines(): readonly string[] {
  const { name, address, representedBy, register, taxNumber } = legalEntity;
  return given([name, ...address, representedBy, register, taxNumber]);
}

/** The lines that the policy prints about the data controller (Article 13 GDPR). */
export const controllerLines = (): readonly string[] => [
  ...entityLines(),
  ...given([legalEntity.euRepresentative, legalEntity.dataProtectionOfficer]),
];

/** The seller's details on receipts, a line each. */
export function sellerLines(): readonly string[] {
  if (seller.ofRecord === 'provider') return ['Whop'];
  return legalEntity.name ? entityLines() : [agency.name];
}
