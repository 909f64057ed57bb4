import { may, type Note, type ShownTeam, type SignedNote, type Team } from '@blue-peony/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Repository } from 'typeorm';
import { nameOf } from '../shared/identity/staff-name.ts';
import { Readings } from '../shared/reading/readings.repository.ts';
import { StaffMemberEntity } from '../shared/identity/staff.entity.ts';

/** Names people as they do themselves, else by the part of their address before the @; null once the account is gone. */
@Injectable()
export class StaffNames {
  constructor(
    @InjectRepository(StaffMemberEntity, 'gateway') private readonly staff: Repository<StaffMemberEntity>,
    private readonly readings: Readings,
  ) {}

  /** Leaves people out unless an owner has them counted. */
  async countPeople(team: Team): Promise<ShownTeam> {
    const { since } = await this.readings.settings();
    return { ...team, people: since ? team.people : null };
  }

  /** Says who wrote each note. */
  async sign(notes: Note[]): Promise<SignedNote[]> {
    const nameOf = await this.names(notes.map(({ author_id }) => author_id));
    return notes.map((note) => ({ ...note, author: nameOf(note.author_id) }));
  }

  /** Says who did each; nobody of the staff where there is no id. */
  async name<Deed extends { staff_id: string | null }>(deeds: Deed[]): Promise<(Deed & { name: string | null })[]> {
    const nameOf = await this.names(deeds.flatMap(({ staff_id }) => staff_id ?? []));
    return deeds.map((deed) => ({ ...deed, name: deed.staff_id && nameOf(deed.staff_id) }));
  }

  /** Whether this is somebody who can work on an application. */
  async canReview(id: string): Promise<boolean> {
    const member = await this.staff.findOneBy({ id, bannedAt: IsNull() });
    return member !== null && may(member.role, 'applications.review');
  }

  private async names(ids: string[]): Promise<(id: string) => string | null> {
    const select = { id: true, email: true, userMetadata: true } as const;
    const members = await this.staff.find({ select, where: { id: In([...new Set(ids)]) } });
    const names = new Map(members.map((member) => [member.id, nameOf(member)]));
    return (id) => names.get(id) ?? null;
  }
}
