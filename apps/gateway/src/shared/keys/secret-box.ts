import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type KeyRing, serviceConfig } from '@blue-peony/service-kit';
import type { GatewayConfig } from '../../config.ts';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Purpose of a secret; each has its own derived key. */
export type SecretPurpose = 'signing key' | 'totp secret' | 'draft key' | 'one-time code';

/** Encrypts stored secrets that must be read again, and makes keyed hashes of those that only need to be recognized. */
@Injectable()
export class SecretBox {
  private readonly keys: KeyRing;

  constructor(@Inject(serviceConfig) { sealingKeys }: Pick<GatewayConfig, 'sealingKeys'>) {
    this.keys = sealingKeys;
  }

  /** @param owner id of the row that the secret belongs to; it does not decrypt in another row */
  seal(purpose: SecretPurpose, owner: string, secret: Buffer): Buffer {
    const iv = randomBytes(ivBytes);
    const sealing = createCipheriv(cipher, this.keys.derive(name(purpose)), iv).setAAD(Buffer.from(owner));
    return Buffer.concat([iv, sealing.update(secret), sealing.final(), sealing.getAuthTag()]);
  }

  /** @throws Error when no live key matches, or for another owner or an altered secret */
  open(purpose: SecretPurpose, owner: string, sealed: Buffer): Buffer {
    const failures: unknown[] = [];
    for (const key of this.keys.live(name(purpose)))
      try {
        return openUnder(key, owner, sealed);
      } catch (error) {
        failures.push(error);
      }
    throw failures[0];
  }

  /**
   * A keyed hash (MAC): the same text gives the same mark. Safe for guessable texts, because it is useless without the
   * key.
   */
  mark(purpose: SecretPurpose, text: string): Buffer {
    return this.keys.mac(name(purpose), text);
  }

  /** Whether {@link mark} made this mark of the text, under any live key. */
  isMark(purpose: SecretPurpose, text: string, mark: Buffer): boolean {
    return this.keys.verify(name(purpose), text, mark);
  }
}

const name = (purpose: SecretPurpose) => `gateway: ${purpose}`;

function openUnder(key: Buffer, owner: string, sealed: Buffer): Buffer {
  const opening = createDecipheriv(cipher, key, sealed.subarray(0, ivBytes));
  opening.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(-tagBytes));
  return Buffer.concat([opening.update(sealed.subarray(ivBytes, -tagBytes)), opening.final()]);
}
