import { may, type Note, type ShownTeam, type SignedNote, type Team } from '@blue-peony/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Repository } from 'typeorm';
import { nameOf } from '../shared/identity/staff-name.ts';
import { Readings } from '../reading/readings.repository.ts';
import { StaffMemberEntity } from '../shared/identity/staff.entity.ts';

/**
 * Display names: the name that a person chose, or the part of their address before the @; null once the account is
 * deleted.
 */
@Injectable()
export class StaffNames {
  constructor(
    @InjectRepository(StaffMemberEntity, 'gateway') private readonly staff: Repository<StaffMemberEntity>,
    private readonly readings: Readings,
  ) {}

  /** Removes the figures of individual people unless an owner has turned them on. */
  async countPeople(team: Team): Promise<ShownTeam> {
    const { since } = await this.readings.settings();
    return { ...team, people: since ? team.people : null };
  }

  /** Adds each note's author by name. */
  async sign(notes: Note[]): Promise<SignedNote[]> {
    const nameOf = await this.names(notes.map(({ author_id }) => author_id));
    return notes.map((note) => ({ ...note, author: nameOf(note.author_id) }));
  }

  /** Adds the name of the staff member to each entry; null when the entry has no staff id. */
  async name<Entry extends { staff_id: string | null }>(
    entries: Entry[],
  ): Promise<(Entry & { name: string | null })[]> {
    const nameOf = await this.names(entries.flatMap(({ staff_id }) => staff_id ?? []));
    return entries.map((entry) => ({ ...entry, name: entry.staff_id && nameOf(entry.staff_id) }));
  }

  /** Whether the id is an active staff member with the right to review applications. */
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
