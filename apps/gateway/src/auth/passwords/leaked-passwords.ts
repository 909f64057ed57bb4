import { createHash } from 'node:crypto';
import { serviceConfig, serviceLogger, type Logger } from '@blue-peony/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { request } from 'undici';
import type { GatewayConfig } from '../../config.ts';
import { AuthError } from '../protocol/auth-error.ts';

const limitMs = 2_000;
/** One range of the service has about a thousand lines of forty characters. */
const maxBytes = 256 * 1_024;
const prefixDigits = 5;

/**
 * Asks a service of leaked passwords by a hash prefix, which does not reveal the password (k-anonymity, as in HIBP's
 * range API).
 */
@Injectable()
export class LeakedPasswords {
  constructor(
    @Inject(serviceConfig) private readonly config: GatewayConfig,
    @Inject(serviceLogger) private readonly logger: Logger,
  ) {}

  /** Accepts every password while the service is unavailable. @throws AuthError `weak_password` */
  async refuseLeaked(password: string): Promise<void> {
    const { passwordRangesUrl } = this.config;
    if (!passwordRangesUrl) return;
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    const [prefix, suffix] = [hash.slice(0, prefixDigits), hash.slice(prefixDigits)];
    const range = await read(`${passwordRangesUrl.replace(/\/+$/, '')}/${prefix}`).catch((err: unknown) => {
      this.logger.warn({ err }, 'leaked password check failed');
      return '';
    });
    // Padding lines, which hide the size of the range, have a count of 0.
    const count = Number(new RegExp(`^${suffix}:(\\d+)\\s*$`, 'im').exec(range)?.[1] ?? 0);
    if (count > 0) throw new AuthError('weak_password', { reasons: ['pwned'] });
  }
}

async function read(url: string): Promise<string> {
  const { statusCode, body } = await request(url, {
    headers: { 'add-padding': 'true', 'user-agent': 'blue-peony' },
    signal: AbortSignal.timeout(limitMs),
  });
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Error('The range is too long');
    chunks.push(chunk);
  }
  if (statusCode !== 200) throw new Error(`The service answers ${statusCode}`);
  return Buffer.concat(chunks).toString();
}
