import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { confirmLink, staffInviteSchema, staffRoles, type StaffRole } from '@blue-peony/contracts';
import { ConfigError, databaseOptions } from '@blue-peony/service-kit';
import { DataSource } from 'typeorm';
import { OneTimeCodes } from './auth/codes/one-time-codes.ts';
import { SessionEntity } from './auth/sessions/session.entity.ts';
import { SessionsRepository } from './auth/sessions/sessions.repository.ts';
import { ChangeStaff } from './staff/change-staff.ts';
import { InviteStaff } from './staff/invite-staff.ts';
import type { CommandConfig } from './config.ts';
import { gatewayDatabase } from './database.ts';
import { writeAudit } from './shared/audit.ts';
import { headText, parseHead } from './audit/chain/audit-head.ts';
import { BrokenAudit, verifyAudit } from './audit/chain/verify-audit.ts';
import { resealSecrets } from './shared/keys/sealed-secrets.ts';
import { SecretBox } from './shared/keys/secret-box.ts';
import { rotateSigningKeys } from './shared/keys/signing-keys.repository.ts';
import { findStaffByEmail } from './shared/identity/staff-directory.repository.ts';

const usage = `Usage:
  migrate                                   bring the database up to date
  invite <email> [--role <role>]            invite a person by mail; also the first owner. A role is one of
                                            ${staffRoles.join(', ')}; without it reviewer
         [--once]                           only if no account exists yet, invited or active
  first-owner <email>                       a code for the first owner's page: half an hour, five tries, while nobody
                                            has joined
  remove-factors <email>                    remove the second factors of a person who lost them
  rotate-keys [--now]                       sign with a new key; --now: refuse all older keys at once
  reseal                                    encrypt stored secrets again under the current SECRETS_KEY
  verify-audit [<head>]                     prove that no entry of the audit was changed; with a head from the log or
                                            a mail (number:hash) also that the chain was not rebuilt`;

/**
 * Runs one of the operator's commands on the service's migrated database; a running gateway sends the mails.
 * @returns the text for the operator
 * @throws ConfigError for wrong arguments; AppError `staff_exists`
 */
export async function runCommand(args: string[], config: CommandConfig): Promise<string> {
  const { command, email, role, now, once } = readArguments(args);
  const options = databaseOptions({ ...gatewayDatabase, url: config.databaseUrl, poolSize: 2 });
  const database = await new DataSource(options).initialize();
  try {
    if (command === 'verify-audit') return await proveAudit(database, config, email);
    const parts = assemble(database, config);
    if (command === 'rotate-keys') return await rotateKeys(parts, now);
    if (command === 'reseal') return await reseal(parts);
    const member = staffInviteSchema.safeParse({ email, role });
    if (!member.success) throw new ConfigError(usage);
    if (once && (await findStaffByEmail(member.data.email, database.manager)))
      return `${member.data.email} has an account.`;
    if (command === 'first-owner') return await first(parts, member.data.email, config);
    return command === 'invite'
      ? await invite(parts, member.data, config)
      : await removeFactors(parts, member.data.email);
  } finally {
    await database.destroy();
  }
}

function readArguments(args: string[]) {
  const flag = { type: 'boolean', default: false } as const;
  const options = { role: { type: 'string', default: 'reviewer' }, now: flag, once: flag } as const;
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [command, email, ...more] = positionals;
    const known = ['invite', 'first-owner', 'remove-factors', 'rotate-keys', 'reseal', 'verify-audit'].includes(
      command ?? '',
    );
    if (known && more.length === 0) return { command, email, ...values };
  } catch {
    // Unknown option: the usage text lists the valid ones.
  }
  throw new ConfigError(usage);
}

async function proveAudit(database: DataSource, config: CommandConfig, written: string | undefined): Promise<string> {
  const known = written === undefined ? undefined : parseHead(written);
  if (written !== undefined && !known) throw new ConfigError(usage);
  try {
    const { head, entries } = await verifyAudit(database, config.sealingKeys, known);
    return `All ${entries} entries of the audit are as they were written. Its head is ${headText(head)}.`;
  } catch (error) {
    throw error instanceof BrokenAudit ? new ConfigError(error.message) : error;
  }
}

type Parts = ReturnType<typeof assemble>;

function assemble(database: DataSource, config: CommandConfig) {
  const box = new SecretBox(config);
  return {
    database,
    box,
    inviting: new InviteStaff(database, new OneTimeCodes(box)),
    changing: new ChangeStaff(database, new SessionsRepository(database.getRepository(SessionEntity))),
  };
}

type Invited = { email: string; role: StaffRole };

async function invite({ inviting }: Parts, { email, role }: Invited, { publicUrl }: CommandConfig): Promise<string> {
  const { issued } = await inviting.invite({ email, role, by: null, correlationId: randomUUID() });
  const link = confirmLink(publicUrl, 'invite', issued.token);
  return `${email} is invited as ${role}, by mail. Should it not arrive, hand this link over; it works once, until
${issued.expiresAt.toISOString()}:

${link}`;
}

async function first({ inviting }: Parts, email: string, { publicUrl }: CommandConfig): Promise<string> {
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol !== 'https:' && hostname !== 'localhost')
    throw new ConfigError('PUBLIC_URL: the code is typed on a page over https only');
  const { code } = await inviting.first(email);
  return `Open ${publicUrl}/admin/first within half an hour and type ${email} and this code:

${code.replace(/(\d{4})(?=\d)/g, '$1 ')}`;
}

async function removeFactors({ changing, database }: Parts, email: string): Promise<string> {
  const staff = await findStaffByEmail(email, database.manager);
  if (!staff) throw new ConfigError(`No account of ${email}`);
  await changing.removeFactors(staff.id, null, randomUUID());
  return `${email} signs in with one factor now, and has been signed out everywhere.`;
}

async function rotateKeys({ database, box }: Parts, now: boolean): Promise<string> {
  await rotateSigningKeys(database, box, now);
  await writeAudit(database.manager, { staffId: null, action: 'signing-key.rotated', detail: now ? 'now' : '' });
  return now
    ? 'A new key signs, and tokens of older ones are refused. Sessions go on: they fetch a new token.'
    : 'A new key is published, and signs in eleven minutes. Nobody is signed out.';
}

async function reseal({ database, box }: Parts): Promise<string> {
  const { done, left } = await resealSecrets(database, box);
  await writeAudit(database.manager, { staffId: null, action: 'secrets.resealed', detail: String(done) });
  const lost = left > 0 ? ` ${left} opens under no key of the settings and stays as it is.` : '';
  return `${done} secrets are sealed under the current key.${lost}`;
}
