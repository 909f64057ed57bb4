import { createPrivateKey, createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { DataSource, type EntityManager } from 'typeorm';
import { SigningKey } from './signing-key.entity.ts';

export const signingAlgorithm = 'ES256';

type Key = { kid: string; signsFrom: number; privateKey: KeyObject; publicPem: string; publicJwk: JsonWebKey };
type TokenOptions = { issuer: string; audience: string; issuedAt: number; seconds: number };

// A new key takes part in every replica after this long; whoever rotates lets it sign later than that.
const keepMs = 30_000;
// A stranger's tokens with made-up key ids must not become a query each.
const retryMs = 2_000;

/** The ES256 keys that staff tokens and inner identities are signed with, shared by every replica. */
@Injectable()
export class SigningKeys implements OnModuleInit {
  private keys: Key[] = [];
  private loadedAt = 0;

  constructor(private readonly database: DataSource) {}

  async onModuleInit(): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.query("SELECT pg_advisory_xact_lock(hashtext('gateway signing keys'))");
      if (!(await manager.exists(SigningKey))) await createKey(manager);
    });
    await this.load();
  }

  /** The public half of every key, newest first. */
  async jwks(): Promise<{ keys: JsonWebKey[] }> {
    await this.refresh(keepMs);
    return { keys: this.keys.map(({ publicJwk }) => publicJwk) };
  }

  /** PEM of a public key; undefined for an unknown id. */
  async publicKey(kid: string): Promise<string | undefined> {
    await this.refresh(this.find(kid) ? keepMs : retryMs);
    return this.find(kid)?.publicPem;
  }

  async sign(claims: JWTPayload, { issuer, audience, issuedAt, seconds }: TokenOptions): Promise<string> {
    await this.refresh(keepMs);
    const key = this.keys.find(({ signsFrom }) => signsFrom <= Date.now()) ?? this.keys.at(-1);
    if (!key) throw new Error('No signing key');
    return new SignJWT(claims)
      .setProtectedHeader({ alg: signingAlgorithm, kid: key.kid, typ: 'JWT' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + seconds)
      .sign(key.privateKey);
  }

  private find(kid: string) {
    return this.keys.find((key) => key.kid === kid);
  }

  private async refresh(olderThanMs: number): Promise<void> {
    if (Date.now() - this.loadedAt < olderThanMs) return;
    this.loadedAt = Date.now();
    // The keys at hand stay good through an outage of the database.
    await this.load().catch((error: unknown) => {
      if (this.keys.length === 0) throw error;
    });
  }

  private async load(): Promise<void> {
    const rows = await this.database.getRepository(SigningKey).find({ order: { signsFrom: 'DESC' }, take: 20 });
    this.keys = rows.map(toKey);
    this.loadedAt = Date.now();
  }
}

/** Adds a key that signs from a given time on; every replica publishes it before, within half a minute. */
export async function createKey(manager: EntityManager, signsFrom = new Date()): Promise<void> {
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true });
  const privateJwk = (await exportJWK(privateKey)) as JsonWebKey;
  const kid = await calculateJwkThumbprint(privateJwk);
  await manager.insert(SigningKey, { kid, privateJwk: privateJwk as never, createdAt: new Date(), signsFrom });
}

function toKey({ kid, privateJwk, signsFrom }: SigningKey): Key {
  const privateKey = createPrivateKey({ key: privateJwk, format: 'jwk' });
  const publicKey = createPublicKey(privateKey);
  return {
    kid,
    signsFrom: signsFrom.getTime(),
    privateKey,
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    publicJwk: { ...publicKey.export({ format: 'jwk' }), kid, alg: signingAlgorithm, use: 'sig', key_ops: ['verify'] },
  };
}
