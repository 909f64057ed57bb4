import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { publicUrl } from './gateway-under-test.ts';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: string | Buffer) => Buffer.from(data).toString('base64url');

const flags = { present: 0x01, verified: 0x04, newCredential: 0x40 };

type Creation = { challenge: string; user: { id: string } };
type Request = { challenge: string };

/** A software authenticator with one passkey. A test can falsify its responses. */
export class SoftPasskey {
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  id = base64url(randomBytes(16));
  userHandle = '';
  origin = publicUrl;
  verifiesUser = true;
  counter = 0;

  /** The result of `navigator.credentials.create()`. */
  create({ challenge, user }: Creation) {
    this.userHandle = user.id;
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([0, id.length]);
    const authData = Buffer.concat([this.head(flags.newCredential), Buffer.alloc(16), length, id, this.coseKey()]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      ...this.common(),
      response: {
        clientDataJSON: this.clientData('webauthn.create', challenge),
        attestationObject: base64url(Buffer.from(isoCBOR.encode(attestation as never))),
        transports: ['internal' as const],
      },
    };
  }

  /** The result of `navigator.credentials.get()`; increments the signature counter. */
  get({ challenge }: Request) {
    this.counter++;
    const clientDataJSON = this.clientData('webauthn.get', challenge);
    const authenticatorData = this.head();
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      ...this.common(),
      response: {
        clientDataJSON,
        authenticatorData: base64url(authenticatorData),
        signature: base64url(createSign('sha256').update(signed).sign(this.keys.privateKey)),
        userHandle: this.userHandle,
      },
    };
  }

  private common() {
    return { id: this.id, rawId: this.id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  private clientData(type: string, challenge: string): string {
    return base64url(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private head(more = 0): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flag = flags.present | (this.verifiesUser ? flags.verified : 0) | more;
    return Buffer.concat([sha256(new URL(publicUrl).hostname), Buffer.from([flag]), counter]);
  }

  private coseKey(): Buffer {
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' }) as { x: string; y: string };
    const key = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    return Buffer.from(isoCBOR.encode(key as never));
  }
}
