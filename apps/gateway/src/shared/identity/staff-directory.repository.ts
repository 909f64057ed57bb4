import type { Colleague } from '@blue-peony/contracts';
import { In, type DataSource, type EntityManager } from 'typeorm';
import { StaffMemberEntity } from './staff.entity.ts';
import { nameOf } from './staff-name.ts';

const relations = { factors: true, passkeys: true, recoveryCodes: true } as const;

export const findStaff = (id: string, manager: EntityManager): Promise<StaffMemberEntity | null> =>
  manager.findOne(StaffMemberEntity, { where: { id }, relations });

export const findStaffByEmail = (email: string, manager: EntityManager): Promise<StaffMemberEntity | null> =>
  manager.findOne(StaffMemberEntity, { where: { email: email.toLowerCase() }, relations });

/** What a password is checked against: one query for every address, whether an account has it or not. */
export const findPassword = (
  email: string,
  manager: EntityManager,
): Promise<Pick<StaffMemberEntity, 'id' | 'email' | 'passwordHash'> | null> =>
  manager.findOneBy(StaffMemberEntity, { email: email.toLowerCase() });

/** Whether each has an account, also one that is banned: an old note may name it. */
export const areStaff = async (ids: readonly string[], manager: EntityManager): Promise<boolean> =>
  ids.length === 0 || (await manager.countBy(StaffMemberEntity, { id: In(ids) })) === new Set(ids).size;

/** Every account by its name, oldest first. */
export async function listColleagues({ manager }: DataSource): Promise<Colleague[]> {
  const members = await manager.find(StaffMemberEntity, { order: { createdAt: 'ASC', id: 'ASC' }, take: 1000 });
  return members.map((member) => ({
    id: member.id,
    name: nameOf(member),
    role: member.role,
    ...((member.bannedAt || !member.confirmedAt) && { away: true as const }),
  }));
}
