import { randomBytes, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { serviceConfig } from '@blue-peony/service-kit';
import encodeQr from 'qr';
import { DataSource } from 'typeorm';
import type { GatewayConfig } from '../../config.ts';
import { SecretBox } from '../../shared/keys/secret-box.ts';
import { AuthError } from '../protocol/auth-error.ts';
import type { Caller } from '../../shared/limits/caller.ts';
import type { SessionEntity } from '../sessions/session.entity.ts';
import { SessionsRepository } from '../sessions/sessions.repository.ts';
import { allowFactorChange } from '../sessions/allow-factor-change.ts';
import {
  challengeFactor,
  findFactor,
  findFactors,
  findLockedFactor,
  forgetLoneCodes,
  insertFactor,
  maxFactors,
  prepareFactors,
  removeFactor,
} from './factors.repository.ts';
import { noteFactorChange } from './note-factor-change.ts';
import { describeTotp } from './totp.ts';

// 160 bits, as RFC 4226 recommends.
const secretBytes = 20;

type Wanted = { friendlyName: string; issuer?: string | undefined };

/** Sets authenticator apps up and removes them. An app becomes a second factor once one of its codes is verified. */
@Injectable()
export class ManageFactors {
  constructor(
    private readonly database: DataSource,
    private readonly sessions: SessionsRepository,
    private readonly box: SecretBox,
    @Inject(serviceConfig) private readonly config: GatewayConfig,
  ) {}

  /** @throws AuthError `insufficient_aal`, `reauthentication_needed`, `mfa_factor_name_conflict`, `too_many_enrolled_mfa_factors` */
  async enroll(session: SessionEntity, { friendlyName, issuer }: Wanted) {
    allowFactorChange(session, { message: 'AAL2 required to enroll a new factor' });
    const { staffId, staff } = session;
    const id = randomUUID();
    const secret = randomBytes(secretBytes);
    await this.database.transaction(async (manager) => {
      await prepareFactors(staffId, manager);
      const existing = await findFactors(staffId, manager);
      if (existing.length >= maxFactors) throw new AuthError('too_many_enrolled_mfa_factors');
      if (friendlyName !== '' && existing.some((factor) => factor.friendlyName === friendlyName))
        throw new AuthError('mfa_factor_name_conflict');
      const sealedSecret = this.box.seal('totp secret', id, secret);
      await insertFactor({ id, staffId, friendlyName, sealedSecret }, manager);
    });
    const host = new URL(this.config.publicUrl).host;
    const described = describeTotp(issuer || host, staff.email, secret);
    const totp = { qr_code: picture(described.uri), ...described };
    return { id, type: 'totp' as const, friendly_name: friendlyName, totp };
  }

  /** Starts a challenge, which a code of the app answers. @throws AuthError `mfa_factor_not_found` */
  async challenge(id: string, staffId: string) {
    const factor = await findFactor(id, staffId, this.database.manager);
    if (!factor) throw new AuthError('mfa_factor_not_found');
    return challengeFactor(factor.id, this.database.manager);
  }

  /**
   * Removes an app. Sessions that it raised fall back to one factor. An unfinished enrollment needs no proof. @throws AuthError `mfa_factor_not_found`, `insufficient_aal`,
   * `reauthentication_needed`
   */
  async remove(session: SessionEntity, id: string, caller: Caller): Promise<void> {
    await this.database.transaction(async (manager) => {
      const factor = await findLockedFactor(id, session.staffId, manager);
      if (!factor) throw new AuthError('mfa_factor_not_found');
      if (factor.verifiedAt)
        allowFactorChange(session, { status: 422, message: 'AAL2 required to unenroll verified factor' });
      await this.sessions.lower(id, manager);
      await removeFactor(id, manager);
      await forgetLoneCodes(session.staffId, manager);
      if (!factor.verifiedAt) return;
      const removed = { kind: 'factor_removed', factor: 'totp', subject: id } as const;
      await noteFactorChange(manager, session, removed, caller);
    });
  }
}

// The library puts this text into a data URL unescaped, so it must contain no reserved characters. The white background
// keeps the picture readable on a dark page.
function picture(text: string): string {
  return encodeQr(text, 'svg').replace(
    /^<svg[^>]*viewBox="0 0 (\d+) (\d+)"[^>]*>/,
    (head, width, height) => `${head}<path fill="white" d="M0 0h${width}v${height}H0z"/>`,
  );
}
