import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { StaffMember } from './staff.entity.ts';

const relations = { factors: true } as const;

/** Who may sign in. */
@Injectable()
export class StaffDirectory {
  constructor(private readonly database: DataSource) {}

  /** The staff member of that id, unless banned. */
  findActive(id: string): Promise<StaffMember | null> {
    return this.database.getRepository(StaffMember).findOne({ where: { id, bannedAt: IsNull() }, relations });
  }

  findByEmail(email: string, manager = this.database.manager): Promise<StaffMember | null> {
    return manager.findOne(StaffMember, { where: { email: email.toLowerCase() }, relations });
  }

  find(id: string, manager = this.database.manager): Promise<StaffMember | null> {
    return manager.findOne(StaffMember, { where: { id }, relations });
  }
}
