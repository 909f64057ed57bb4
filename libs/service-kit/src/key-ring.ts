import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** The secret that is used, and those of before it whose work is still to be recognized. */
export type LiveSecrets = readonly [current: string, ...previous: string[]];

/** A proof may be cut, but not so far that it can be guessed. */
const shortestProof = 16;

/** Keys by purpose: each follows from a secret by HKDF-SHA256 (RFC 5869), and none leads to another or to the secret. */
export class KeyRing {
  private readonly derived = new Map<string, readonly [Buffer, ...Buffer[]]>();

  /** @param former a secret whose proofs without a purpose still count */
  constructor(
    private readonly secrets: LiveSecrets,
    private readonly former?: string,
  ) {}

  /** The key for what is made now: 32 bytes. */
  derive(purpose: string): Buffer {
    return this.live(purpose)[0];
  }

  /** Every key that still counts, the current one first. */
  live(purpose: string): readonly [Buffer, ...Buffer[]] {
    const known = this.derived.get(purpose);
    if (known) return known;
    const [current, ...previous] = this.secrets;
    const keys = [keyOf(current, purpose), ...previous.map((secret) => keyOf(secret, purpose))] as const;
    this.derived.set(purpose, keys);
    return keys;
  }

  /** HMAC-SHA256 under the current key. */
  mac(purpose: string, data: string | Buffer): Buffer {
    return macOf(this.derive(purpose), data);
  }

  /** Whether a live key gave this proof, whole or its first 16 bytes or more; takes as long for a near miss as for a far one. */
  verify(purpose: string, data: string | Buffer, proof: Buffer): boolean {
    if (proof.length < shortestProof) return false;
    return this.live(purpose).some((key) => {
      const genuine = macOf(key, data).subarray(0, proof.length);
      return genuine.length === proof.length && timingSafeEqual(genuine, proof);
    });
  }

  /** Whether the former secret gave this proof by itself, as it did before there were purposes. */
  verifyFormer(data: string | Buffer, proof: Buffer): boolean {
    const genuine = this.former !== undefined && macOf(this.former, data);
    return genuine && genuine.length === proof.length && timingSafeEqual(genuine, proof);
  }
}

const keyOf = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `blue-peony ${purpose}`, 32));

const macOf = (key: Buffer | string, data: string | Buffer): Buffer => createHmac('sha256', key).update(data).digest();
