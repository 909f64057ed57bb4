import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { identityAudience, identityIssuer } from '@blue-peony/service-kit';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

/** A replacement for the gateway that signs identity tokens. */
export type TestIdentity = {
  jwksUrl: string;
  /** A token as the gateway signs it; `overrides` can make it invalid. */
  token(overrides?: JWTPayload): Promise<string>;
  close(): Promise<void>;
};

/** Replaces the gateway for an inner service, with real keys, a real key set and real tokens. */
export async function startIdentity(): Promise<TestIdentity> {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const kid = randomUUID();
  const keys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'ES256' }] });
  const server = createServer((_, response) => response.setHeader('content-type', 'application/json').end(keys));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    jwksUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks.json`,
    token: (overrides = {}) =>
      new SignJWT({
        sub: randomUUID(),
        role: 'reviewer',
        aal: 'aal1',
        sid: randomUUID(),
        iss: identityIssuer,
        aud: identityAudience,
        ...overrides,
      })
        .setProtectedHeader({ alg: 'ES256', kid })
        .setExpirationTime(overrides.exp ?? '1m')
        .sign(privateKey),
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}
