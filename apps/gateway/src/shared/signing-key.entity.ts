import type { JsonWebKey } from 'node:crypto';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An ES256 key. Every row is published; the newest whose `signsFrom` has come signs. */
@Entity('signing_keys')
export class SigningKey {
  @PrimaryColumn('text') kid!: string;
  @Column('jsonb', { name: 'private_jwk' }) privateJwk!: JsonWebKey;
  @Column('timestamptz', { name: 'created_at' }) createdAt!: Date;
  @Column('timestamptz', { name: 'signs_from' }) signsFrom!: Date;
}
