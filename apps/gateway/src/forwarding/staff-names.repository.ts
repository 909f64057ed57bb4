import type { Note, SignedNote } from '@blue-peony/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { StaffMemberEntity } from '../shared/identity/staff.entity.ts';

@Injectable()
export class StaffNames {
  constructor(@InjectRepository(StaffMemberEntity, 'gateway') private readonly staff: Repository<StaffMemberEntity>) {}

  /** Says who wrote each note, by the part of her address before the @. */
  async sign(notes: Note[]): Promise<SignedNote[]> {
    const ids = [...new Set(notes.map(({ author_id }) => author_id))];
    const members = await this.staff.find({
      select: { id: true, email: true },
      where: { id: In(ids) },
    });
    const names = new Map(members.map(({ id, email }) => [id, email.slice(0, email.lastIndexOf('@'))]));
    return notes.map((note) => ({ ...note, author: names.get(note.author_id) ?? null }));
  }
}
