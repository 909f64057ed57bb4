import { createPrivateKey, createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { isOutage, serviceLogger, type Logger } from '@blue-peony/service-kit';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { SignJWT, type JWTPayload } from 'jose';
import { DataSource } from 'typeorm';
import { SecretBox } from './secret-box.ts';
import type { SigningKeyEntity } from './signing-key.entity.ts';
import { ensureSigningKey, findSigningKeys } from './signing-keys.repository.ts';

export const signingAlgorithm = 'ES256';

type Key = { kid: string; signsFrom: number; privateKey?: KeyObject; publicPem: string; publicJwk: JsonWebKey };
type TokenOptions = { issuer: string; audience: string; issuedAt: number; seconds: number };

// After this long every replica uses a new key and no longer accepts a removed one. The cache also keeps a stranger's
// tokens with invented key ids from causing a query each.
const keepMs = 2_000;

/** The ES256 keys that sign staff tokens and inner identities, shared by all replicas. */
@Injectable()
export class SigningKeys implements OnModuleInit {
  private keys: Key[] = [];
  private loadedAt = 0;

  constructor(
    private readonly database: DataSource,
    private readonly box: SecretBox,
    @Inject(serviceLogger) private readonly logger: Logger,
  ) {}

  /** Without its database the gateway starts for its pages alone. */
  async onModuleInit(): Promise<void> {
    await this.start().catch((error: unknown) => {
      if (!isOutage(error)) throw error;
    });
  }

  /** The public half of every key, newest first. */
  async jwks(): Promise<{ keys: JsonWebKey[] }> {
    await this.refresh();
    return { keys: this.keys.map(({ publicJwk }) => publicJwk) };
  }

  /** PEM of a public key; undefined for an unknown id. */
  async publicKey(kid: string): Promise<string | undefined> {
    await this.refresh();
    return this.keys.find((key) => key.kid === kid)?.publicPem;
  }

  async sign(claims: JWTPayload, { issuer, audience, issuedAt, seconds }: TokenOptions): Promise<string> {
    await this.refresh();
    const usable = this.keys.filter(({ privateKey }) => privateKey);
    const key = usable.find(({ signsFrom }) => signsFrom <= Date.now()) ?? usable.at(-1);
    if (!key?.privateKey) throw new Error('No signing key');
    return new SignJWT(claims)
      .setProtectedHeader({ alg: signingAlgorithm, kid: key.kid, typ: 'JWT' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + seconds)
      .sign(key.privateKey);
  }

  private async start(): Promise<void> {
    await ensureSigningKey(this.database, this.box, (keys) => keys.some((key) => this.read(key).privateKey));
    await this.load();
    if (this.keys.some(({ privateKey }) => !privateKey))
      this.logger.warn('signing keys not decrypted by any live SECRETS_KEY: they verify only');
  }

  private async refresh(): Promise<void> {
    if (this.keys.length === 0) return this.start();
    if (Date.now() - this.loadedAt < keepMs) return;
    this.loadedAt = Date.now();
    // During a database outage the cached keys stay in use.
    await this.load().catch(() => undefined);
  }

  private async load(): Promise<void> {
    this.keys = (await findSigningKeys(this.database)).map((key) => this.read(key));
    this.loadedAt = Date.now();
  }

  private read({ kid, publicJwk, sealedKey, signsFrom }: SigningKeyEntity): Key {
    const publicKey = createPublicKey({ key: publicJwk, format: 'jwk' });
    const privateKey = this.open(kid, sealedKey);
    return {
      kid,
      signsFrom: signsFrom.getTime(),
      ...(privateKey && { privateKey }),
      publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      publicJwk: { ...publicJwk, kid, alg: signingAlgorithm, use: 'sig', key_ops: ['verify'] },
    };
  }

  /** Undefined for a key that another setting encrypted; its public half still verifies tokens. */
  private open(kid: string, sealed: Buffer): KeyObject | undefined {
    try {
      return createPrivateKey({ key: this.box.open('signing key', kid, sealed), type: 'pkcs8', format: 'der' });
    } catch {
      return undefined;
    }
  }
}
