import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The SHA-256 of a refresh token. The one without `usedAt` is the live one of its session. */
@Entity('refresh_tokens')
export class RefreshToken {
  @PrimaryColumn('bytea') hash!: Buffer;
  @Column('uuid', { name: 'session_id' }) sessionId!: string;
  @Column('bytea', { name: 'parent_hash', nullable: true }) parentHash!: Buffer | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt!: Date;
  @Column('timestamptz', { name: 'used_at', nullable: true }) usedAt!: Date | null;
}
