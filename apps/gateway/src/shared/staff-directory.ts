import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { StaffMember } from './staff.entity.ts';

/** Who may sign in. */
@Injectable()
export class StaffDirectory {
  constructor(private readonly database: DataSource) {}

  /** The staff member of that id, unless banned. */
  findActive(id: string): Promise<StaffMember | null> {
    return this.database.getRepository(StaffMember).findOneBy({ id, bannedAt: IsNull() });
  }

  findByEmail(email: string): Promise<StaffMember | null> {
    return this.database.getRepository(StaffMember).findOneBy({ email: email.toLowerCase() });
  }
}
