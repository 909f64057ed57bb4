import { createHash } from 'node:crypto';
import { ledgerEndpoints, type StaffRole } from '@blue-peony/contracts';
import { Background, beforeUse, serviceConfig } from '@blue-peony/service-kit';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { GatewayConfig } from '../config.ts';
import { askIntake } from '../shared/ask-intake.ts';
import { removeFactors } from './staff.repository.ts';

const everyMs = 5_000;
const atOnce = 1_000;
const purpose = 'staff ledger';

/** What of an account no restore may undo. `at`: milliseconds since 1970; `password`, `factors`: what they were made of. */
type State = { id: string; at: number; role: StaffRole; banned: boolean; password: string; factors: string };

/**
 * Tells the ledger outside of the database, by intake, each change of a role, a ban, a password or a second factor, and
 * goes by what a restore has copied back, before anybody is signed in.
 */
@Injectable()
export class StaffLedger implements OnApplicationBootstrap {
  private told = new Set<string>();

  constructor(
    private readonly database: DataSource,
    @Inject(serviceConfig) private readonly config: GatewayConfig,
    private readonly background: Background,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await beforeUse(this.database, (manager) => this.apply(manager));
    if (this.config.intakeKeys) this.background.every('ledger of staff', everyMs, () => this.tell());
  }

  private async tell(): Promise<boolean> {
    const texts = (await statesOf(this.database.manager)).map((state) => this.signed(state));
    const entries = texts.filter((text) => !this.told.has(text)).slice(0, atOnce);
    if (entries.length === 0) return false;
    await askIntake(this.config, ledgerEndpoints.keepStaffStates, { entries });
    this.told = new Set([...texts.filter((text) => this.told.has(text)), ...entries]);
    return entries.length === atOnce;
  }

  /** Accounts that are older than the ledger lose what they have lost since. */
  private async apply(manager: EntityManager): Promise<void> {
    const rows = await manager.query<{ text: string }[]>('SELECT text FROM restored_entries FOR UPDATE');
    if (rows.length === 0) return;
    const latest = new Map<string, State>();
    for (const { text } of rows) {
      const state = this.read(text);
      if (state && state.at > (latest.get(state.id)?.at ?? 0)) latest.set(state.id, state);
    }
    for (const now of await statesOf(manager)) {
      const since = latest.get(now.id);
      if (since && since.at > now.at) await catchUp(manager, now, since);
    }
    await manager.query('DELETE FROM restored_entries');
  }

  private signed({ id, at, role, banned, password, factors }: State): string {
    const text = [id, at, role, Number(banned), password, factors].join('.');
    return `${text}.${this.config.sealingKeys.mac(purpose, text).toString('base64url')}`;
  }

  /** @returns undefined for what this service did not sign */
  private read(signed: string): State | undefined {
    const end = signed.lastIndexOf('.');
    const text = signed.slice(0, end);
    if (!this.config.sealingKeys.verify(purpose, text, Buffer.from(signed.slice(end + 1), 'base64url')))
      return undefined;
    const [id = '', at, role, banned, password = '', factors = ''] = text.split('.');
    return { id, at: Number(at), role: role as StaffRole, banned: banned === '1', password, factors };
  }
}

async function statesOf(manager: EntityManager): Promise<State[]> {
  const rows = await manager.query<State[]>(
    `SELECT id, floor(extract(epoch FROM updated_at) * 1000)::float8 AS at, role, banned_at IS NOT NULL AS banned,
       coalesce(password_hash, '') AS password, coalesce((SELECT string_agg(held.id::text, ' ' ORDER BY held.id) FROM (
         SELECT id FROM factors WHERE staff_id = staff.id AND verified_at IS NOT NULL
         UNION ALL SELECT id FROM passkeys WHERE staff_id = staff.id
       ) AS held), '') AS factors
     FROM staff`,
  );
  return rows.map((row) => ({ ...row, password: digest(row.password), factors: digest(row.factors) }));
}

/** Tells whether something has changed, and nothing about it: a password's hash is salted. */
const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16);

async function catchUp(manager: EntityManager, now: State, since: State): Promise<void> {
  await manager.query(
    `UPDATE staff SET role = $2, banned_at = CASE WHEN $3 THEN coalesce(banned_at, now()) END,
       password_hash = CASE WHEN $4 THEN password_hash END, photo_epoch = photo_epoch + 1, updated_at = now() WHERE id = $1`,
    [now.id, since.role, since.banned, since.password === now.password],
  );
  await manager.query('UPDATE sessions SET ended_at = now() WHERE staff_id = $1 AND ended_at IS NULL', [now.id]);
  if (since.factors !== now.factors) await removeFactors(now.id, manager);
}
