import type { Language } from '@blue-peony/contracts';
import type { KeyRing } from '@blue-peony/service-kit';
import { addressSides, type AddressChange, type AddressSide } from '../record/address-changes.ts';
import { ownPagePath } from '../applications/application-link.ts';

/** Each change has its own links. */
type Linked = AddressChange & { id: string; language: Language };

/** The application's id, the side, and the proof: 16, 1 and 19 bytes. */
const tokenPattern = /^[\w-]{48}$/;
const idBytes = 16;
const namedBytes = 17;
const proofBytes = 19;

export function addressLink(keys: KeyRing, wish: Linked, side: AddressSide): string {
  const named = Buffer.alloc(namedBytes, addressSides.indexOf(side));
  named.write(wish.id.replaceAll('-', ''), 'hex');
  const proof = keys.mac(purpose, text(named, wish)).subarray(0, proofBytes);
  const token = Buffer.concat([named, proof]).toString('base64url');
  return `${ownPagePath(wish.language)}#confirm=${token}`;
}

/** Parses a token without checking its proof. @returns undefined when it has the wrong form */
export function readAddressToken(token: string): { id: string; side: AddressSide } | undefined {
  if (!tokenPattern.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  const side = addressSides[bytes[idBytes]!];
  return side && { id: bytes.toString('hex', 0, idBytes), side };
}

export function confirms(keys: KeyRing, token: string, wish: AddressChange): boolean {
  const bytes = Buffer.from(token, 'base64url');
  return keys.verify(purpose, text(bytes.subarray(0, namedBytes), wish), bytes.subarray(namedBytes));
}

const purpose = 'address confirmation';
const text = (named: Buffer, { email, askedAt }: AddressChange) =>
  Buffer.concat([named, Buffer.from(`${askedAt.toISOString()}\n${email}`)]);
