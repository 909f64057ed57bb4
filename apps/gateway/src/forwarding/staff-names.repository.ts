import { may, type Team } from '@blue-peony/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { nameOf } from '../shared/identity/staff-name.ts';
import { Readings } from '../reading/readings.repository.ts';
import { StaffMemberEntity } from '../shared/identity/staff.entity.ts';

/** Names and rights of staff members, for hooks. */
@Injectable()
export class StaffNames {
  constructor(
    @InjectRepository(StaffMemberEntity, 'gateway') private readonly staff: Repository<StaffMemberEntity>,
    private readonly readings: Readings,
  ) {}

  /** Removes the figures of individual people unless an owner has turned them on. */
  async countPeople(team: Team): Promise<Team> {
    const { since } = await this.readings.settings();
    return { ...team, people: since ? team.people : null };
  }

  /** Whether the id is an active staff member with the right to review applications. */
  async canReview(id: string): Promise<boolean> {
    const member = await this.staff.findOneBy({ id, bannedAt: IsNull() });
    return member !== null && may(member.role, 'applications.review');
  }

  /** The person's display name; empty once the account is deleted. */
  async nameOf(id: string): Promise<string> {
    const member = await this.staff.findOneBy({ id });
    return member ? nameOf(member) : '';
  }
}
