import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A stored photo. It has no owner until an application claims it, and is deleted after a day if none does. */
@Entity('uploads')
export class UploadEntity {
  @PrimaryColumn('text') path!: string;
  @Column('integer') bytes!: number;
  @Column('integer') width!: number;
  @Column('integer') height!: number;
}
