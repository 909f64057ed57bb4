import type { NamedLook, Note, SignedNote, StaffLook } from '@blue-peony/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { StaffMemberEntity } from '../shared/identity/staff.entity.ts';

/** Names people by the part of their address before the @; null once the account is gone. */
@Injectable()
export class StaffNames {
  constructor(@InjectRepository(StaffMemberEntity, 'gateway') private readonly staff: Repository<StaffMemberEntity>) {}

  /** Says who wrote each note. */
  async sign(notes: Note[]): Promise<SignedNote[]> {
    const nameOf = await this.names(notes.map(({ author_id }) => author_id));
    return notes.map((note) => ({ ...note, author: nameOf(note.author_id) }));
  }

  /** Says whose each look was. */
  async nameLooks(looks: StaffLook[]): Promise<NamedLook[]> {
    const nameOf = await this.names(looks.map(({ staff_id }) => staff_id));
    return looks.map((look) => ({ ...look, name: nameOf(look.staff_id) }));
  }

  private async names(ids: string[]): Promise<(id: string) => string | null> {
    const members = await this.staff.find({ select: { id: true, email: true }, where: { id: In([...new Set(ids)]) } });
    const names = new Map(members.map(({ id, email }) => [id, email.slice(0, email.lastIndexOf('@'))]));
    return (id) => names.get(id) ?? null;
  }
}
