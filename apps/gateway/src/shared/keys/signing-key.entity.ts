import type { JsonWebKey } from 'node:crypto';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An ES256 key. The newest whose `signsFrom` has come signs; the one before it is published until its tokens are over. */
@Entity('signing_keys')
export class SigningKey {
  @PrimaryColumn('text') kid!: string;
  @Column('jsonb', { name: 'public_jwk' }) publicJwk!: JsonWebKey;
  /** The private key in PKCS #8 form, sealed. */
  @Column('bytea', { name: 'sealed_key' }) sealedKey!: Buffer;
  @Column('timestamptz', { name: 'created_at' }) createdAt!: Date;
  @Column('timestamptz', { name: 'signs_from' }) signsFrom!: Date;
}
