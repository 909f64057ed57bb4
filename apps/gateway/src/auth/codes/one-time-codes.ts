import { randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { invitationDays } from '@blue-peony/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Occasion } from '../../shared/device-name.ts';
import { SecretBox } from '../../shared/keys/secret-box.ts';
import { mailStaff } from '../../shared/staff-mails.ts';
import { AuthError } from '../protocol/auth-error.ts';
import { hashToken } from '../sessions/refresh-chain.ts';
import {
  type CodePurpose,
  countTry,
  findCodeByToken,
  findLiveCodes,
  insertCode,
  useCode,
  type StoredCode,
} from './one-time-codes.repository.ts';

/** Lifetimes in seconds. */
const lifetimes = {
  recovery: 3_600,
  invite: invitationDays * 86_400,
  email: 3_600,
  reauthentication: 600,
  pkce: 300,
} as const;
const methods = { recovery: 'recovery', invite: 'invite', email: 'otp', reauthentication: 'otp' } as const;
/**
 * Long enough for guesses from many addresses during the whole lifetime: a limit by account would lock its owner out.
 */
const codeDigits = 12;

export type Order = {
  staffId: string;
  purpose: keyof typeof methods;
  email: string;
  challenge?: string | null;
  /** Only for a change of address: the mail goes to the old address. */
  leaving?: Occasion;
  correlationId: string;
};

/** Contents of the mail: a code to type, and a token for the link. */
export type IssuedCode = { code: string; token: string; expiresAt: Date };

/**
 * Codes that prove access to a mailbox. Each works once and for a limited time; only keyed hashes of them are stored.
 */
@Injectable()
export class OneTimeCodes {
  constructor(private readonly box: SecretBox) {}

  /** Issues a code in the caller's transaction, and mails it. */
  async send(manager: EntityManager, { correlationId, leaving, ...order }: Order): Promise<IssuedCode> {
    const { staffId, purpose, email: to } = order;
    const issued = await this.issue(manager, order);
    const { code, token } = issued;
    const carried = { to, code, expires_at: issued.expiresAt.toISOString() };
    const mail =
      purpose === 'reauthentication'
        ? { kind: purpose, ...carried }
        : leaving
          ? { kind: 'email_change_requested' as const, token, ...leaving, ...carried }
          : { kind: purpose, token, ...carried };
    await mailStaff(manager, { staffId, correlationId, mail });
    return issued;
  }

  /** Issues a code without mailing it: the caller shows it. */
  async issue(
    manager: EntityManager,
    { staffId, email, purpose, challenge = null }: Omit<Order, 'correlationId'>,
    { seconds = lifetimes[purpose], tries = null }: { seconds?: number; tries?: number | null } = {},
  ): Promise<IssuedCode> {
    const id = randomUUID();
    const token = randomBytes(32).toString('base64url');
    const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
    const marks = { tokenHash: hashToken(token), codeMac: this.box.mark('one-time code', `${id} ${code}`) };
    const row = { id, staffId, email, purpose, challenge, method: methods[purpose], ...marks };
    return { code, token, expiresAt: await insertCode(manager, row, seconds, tries) };
  }

  /** @throws AuthError `otp_expired` */
  async useToken(manager: EntityManager, purpose: CodePurpose, token: string): Promise<StoredCode> {
    const found = await findCodeByToken(purpose, hashToken(token), manager);
    if (!found || !(await useCode(found.id, manager))) throw new AuthError('otp_expired');
    return found;
  }

  async useTyped(
    manager: EntityManager,
    { purpose, email, typed }: { purpose: CodePurpose; email: string; typed: string },
  ): Promise<StoredCode | undefined> {
    const code = typed.replace(/\s/g, '');
    await countTry(purpose, email, manager);
    const live = await findLiveCodes(purpose, email, manager);
    const match = live.find(({ id, codeMac }) => codeMac && this.box.isMark('one-time code', `${id} ${code}`, codeMac));
    return match && (await useCode(match.id, manager)) ? match : undefined;
  }

  /** Replaces a used link by a code that only the browser that requested the link can exchange. */
  async issueForExchange(manager: EntityManager, used: StoredCode): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const row = { ...used, id: randomUUID(), purpose: 'pkce' as const, tokenHash: hashToken(token), codeMac: null };
    await insertCode(manager, row, lifetimes.pkce);
    return token;
  }

  /** @throws AuthError `flow_state_not_found`, `flow_state_expired`, `bad_code_verifier` */
  async exchange(manager: EntityManager, token: string, verifier: string): Promise<StoredCode> {
    const found = await findCodeByToken('pkce', hashToken(token), manager);
    if (!found?.challenge) throw new AuthError('flow_state_not_found');
    if (found.expired) throw new AuthError('flow_state_expired');
    if (!proves(verifier, found.challenge)) throw new AuthError('bad_code_verifier');
    await useCode(found.id, manager);
    return found;
  }
}

function proves(verifier: string, challenge: string): boolean {
  const given = hashToken(verifier).toString('base64url');
  return timingSafeEqual(hashToken(given), hashToken(challenge));
}
