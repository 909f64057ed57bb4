import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The SHA-256 hash of a refresh token. The token without `usedAt` is the current one of its session. */
@Entity('refresh_tokens')
export class RefreshTokenEntity {
  @PrimaryColumn('bytea') hash!: Buffer;
  @Column('uuid') sessionId!: string;
  @Column('bytea', { nullable: true }) parentHash!: Buffer | null;
  @Column('timestamptz', { nullable: true }) usedAt!: Date | null;
}
