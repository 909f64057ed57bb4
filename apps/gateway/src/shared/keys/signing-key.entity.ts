import type { JsonWebKey } from 'node:crypto';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An ES256 key. The newest whose `signsFrom` has come signs; the one before it is published until its tokens are over. */
@Entity('signing_keys')
export class SigningKeyEntity {
  @PrimaryColumn('text') kid!: string;
  @Column('jsonb') publicJwk!: JsonWebKey;
  /** The private key in PKCS #8 form, sealed. */
  @Column('bytea') sealedKey!: Buffer;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz') signsFrom!: Date;
}
