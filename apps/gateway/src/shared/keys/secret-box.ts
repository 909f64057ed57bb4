import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { serviceConfig } from '@blue-peony/service-kit';
import type { GatewayConfig } from '../../config.ts';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** What a secret is: each purpose has a key of its own, derived from the one in the settings. */
export type SecretPurpose = 'signing key' | 'totp secret' | 'one-time code';

/** Seals what is stored and must be read again, and marks what only has to be recognised. */
@Injectable()
export class SecretBox {
  private readonly master: string;

  constructor(
    @Inject(serviceConfig) { secretsKey, linkSigningKey }: Pick<GatewayConfig, 'secretsKey' | 'linkSigningKey'>,
  ) {
    this.master = secretsKey ?? linkSigningKey;
  }

  /** @param owner id of the row that the secret belongs to: moved to another row it does not open */
  seal(purpose: SecretPurpose, owner: string, secret: Buffer): Buffer {
    const iv = randomBytes(ivBytes);
    const sealing = createCipheriv(cipher, this.key(purpose), iv).setAAD(Buffer.from(owner));
    return Buffer.concat([iv, sealing.update(secret), sealing.final(), sealing.getAuthTag()]);
  }

  /** @throws Error for what was sealed under another key, for another owner, or altered */
  open(purpose: SecretPurpose, owner: string, sealed: Buffer): Buffer {
    const opening = createDecipheriv(cipher, this.key(purpose), sealed.subarray(0, ivBytes));
    opening.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(-tagBytes));
    return Buffer.concat([opening.update(sealed.subarray(ivBytes, -tagBytes)), opening.final()]);
  }

  /** The same mark for the same text, and of no use without the key: also for texts that can be guessed. */
  mark(purpose: SecretPurpose, text: string): Buffer {
    return createHmac('sha256', this.key(purpose)).update(text).digest();
  }

  private key(purpose: SecretPurpose): Buffer {
    return Buffer.from(hkdfSync('sha256', this.master, '', `blue-peony gateway: ${purpose}`, 32));
  }
}
