import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { StaffMemberEntity } from './staff.entity.ts';

const relations = { factors: true, passkeys: true, recoveryCodes: true } as const;

/** Staff accounts, for sign-in. */
@Injectable()
export class StaffDirectory {
  constructor(@InjectRepository(StaffMemberEntity, 'gateway') private readonly staff: Repository<StaffMemberEntity>) {}

  findByEmail(email: string, manager = this.staff.manager): Promise<StaffMemberEntity | null> {
    return manager.findOne(StaffMemberEntity, { where: { email: email.toLowerCase() }, relations });
  }

  /** What a password is checked against: one query for every address, whether an account has it or not. */
  async findPassword(email: string): Promise<Pick<StaffMemberEntity, 'id' | 'email' | 'passwordHash'> | null> {
    return this.staff.findOneBy({ email: email.toLowerCase() });
  }

  find(id: string, manager = this.staff.manager): Promise<StaffMemberEntity | null> {
    return manager.findOne(StaffMemberEntity, { where: { id }, relations });
  }

  /** Every account, oldest first. */
  list(): Promise<StaffMemberEntity[]> {
    return this.staff.find({ order: { createdAt: 'ASC', id: 'ASC' }, take: 1000 });
  }
}
