import type { JsonWebKey } from 'node:crypto';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * An ES256 key. The newest one whose `signsFrom` has passed signs; the previous one stays published until its tokens
 * expire.
 */
@Entity('signing_keys')
export class SigningKeyEntity {
  @PrimaryColumn('text') kid!: string;
  @Column('jsonb') publicJwk!: JsonWebKey;
  /** The private key in PKCS #8 form, encrypted. */
  @Column('bytea') sealedKey!: Buffer;
  @Column('timestamptz') signsFrom!: Date;
}
