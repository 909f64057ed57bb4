import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** The current secret, and previous secrets whose proofs are still accepted. */
type LiveSecrets = readonly [current: string, ...previous: string[]];

/** Shortest accepted proof in bytes: a shorter one could be guessed. */
const shortestProof = 16;

/** Keys by purpose, derived from a secret by HKDF-SHA256 (RFC 5869): no key reveals another key or the secret. */
export class KeyRing {
  private readonly derived = new Map<string, readonly [Buffer, ...Buffer[]]>();

  constructor(private readonly secrets: LiveSecrets) {}

  /** The key for new proofs: 32 bytes. */
  derive(purpose: string): Buffer {
    return this.live(purpose)[0];
  }

  /** Every accepted key, the current one first. */
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

  /** Whether an accepted key made this proof, complete or truncated to 16 bytes or more. Compares in constant time. */
  verify(purpose: string, data: string | Buffer, proof: Buffer): boolean {
    if (proof.length < shortestProof) return false;
    return this.live(purpose).some((key) => {
      const genuine = macOf(key, data).subarray(0, proof.length);
      return genuine.length === proof.length && timingSafeEqual(genuine, proof);
    });
  }
}

const keyOf = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `blue-peony ${purpose}`, 32));

const macOf = (key: Buffer | string, data: string | Buffer): Buffer => createHmac('sha256', key).update(data).digest();
