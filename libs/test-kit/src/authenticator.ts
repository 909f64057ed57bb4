import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const stepMs = 30_000;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** An authenticator app (RFC 6238: SHA-1, six digits, 30 s), implemented independently of the server's code. */
export class Authenticator {
  private readonly key: Buffer;
  private last = 0;

  /** @param secret in base32 */
  constructor(secret: string) {
    const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
    this.key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  }

  /**
   * A code that was not returned before, because each counts once. If needed, waits for the next one or takes it early.
   */
  async code(): Promise<string> {
    this.last = Math.max(Math.floor(Date.now() / stepMs), this.last + 1);
    await sleep(Math.max(0, (this.last - 1) * stepMs - Date.now()));
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(BigInt(this.last));
    const mac = createHmac('sha1', this.key).update(counter).digest();
    const number = mac.readUInt32BE(mac.at(-1)! & 15) & 0x7fffffff;
    return String(number % 1_000_000).padStart(6, '0');
  }
}
