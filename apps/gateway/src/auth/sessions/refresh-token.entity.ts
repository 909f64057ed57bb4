import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The SHA-256 of a refresh token. The one without `usedAt` is the live one of its session. */
@Entity('refresh_tokens')
export class RefreshTokenEntity {
  @PrimaryColumn('bytea') hash!: Buffer;
  @Column('uuid') sessionId!: string;
  @Column('bytea', { nullable: true }) parentHash!: Buffer | null;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz', { nullable: true }) usedAt!: Date | null;
}
