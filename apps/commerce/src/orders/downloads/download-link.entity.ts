import type { GuideFormat } from '@blue-peony/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('download_links')
export class DownloadLinkEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  order_id!: string;

  @Column('text')
  file_type!: GuideFormat;

  @Column('integer')
  version!: number;

  @Column('integer')
  download_count!: number;

  @Column('integer')
  max_downloads!: number;

  @Column('timestamptz')
  expires_at!: Date;

  @Column('timestamptz', { nullable: true })
  revoked_at!: Date | null;
}
