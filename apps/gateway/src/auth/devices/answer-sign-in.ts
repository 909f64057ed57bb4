import { randomBytes } from 'node:crypto';
import { serviceConfig } from '@blue-peony/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { GatewayConfig } from '../../config.ts';
import { hasSecondFactor } from '../../shared/identity/second-factor.ts';
import { mailStaff } from '../../shared/staff-mails.ts';
import { deviceCookies, type Caller } from '../../shared/limits/caller.ts';
import { AccessTokens, type SessionAnswer } from '../sessions/access-tokens.ts';
import type { OpenedSession } from '../sessions/begin-session.ts';
import { SessionEntity } from '../sessions/session.entity.ts';
import { deviceName, occasionOf } from '../../shared/device-name.ts';
import { hashDevice, hasSignedIn, isKnown, isOurs, knownDays, noteDevice } from './known-devices.repository.ts';

/**
 * Answers a sign-in with the session, and remembers its device by a cookie that browsers send only to the sign-in paths.
 */
@Injectable()
export class AnswerSignIn {
  constructor(
    private readonly database: DataSource,
    private readonly tokens: AccessTokens,
    @Inject(serviceConfig) private readonly config: GatewayConfig,
  ) {}

  async answer(opened: OpenedSession, caller: Caller): Promise<SessionAnswer> {
    await this.remember(opened.session, caller);
    return this.tokens.answer(opened);
  }

  /**
   * Records the device of a sign-in, and warns the account holder by mail when it is new. For an account with a second
   * factor, a password alone does not make a device known.
   */
  private async remember(session: SessionEntity, { device, cookie, setCookie, userAgent, requestId }: Caller) {
    const { staffId, staff } = session;
    const named = { device: deviceName(userAgent) };
    await this.database.manager.update(SessionEntity, { id: session.id }, named);
    if (session.aal === 'aal1' && hasSecondFactor(staff)) return;
    const isSecure = this.config.publicUrl.startsWith('https:');
    const name = deviceCookies[isSecure ? 'https' : 'http'];
    const id = await this.database.transaction(async (manager) => {
      // Over https another host could have set a cookie with the plain name.
      const ours = device && cookie === name && (await isOurs(hashDevice(device), manager));
      const given = ours ? device : undefined;
      const id = given ?? randomBytes(32).toString('base64url');
      const isNew = !(await isKnown(staffId, hashDevice(id), manager));
      // The very first sign-in needs no warning.
      if (isNew && (await hasSignedIn(staffId, session.id, manager))) {
        const mail = { kind: 'new_device', to: staff.email, ...occasionOf({ userAgent }) } as const;
        await mailStaff(manager, { staffId, correlationId: requestId, mail });
      }
      await noteDevice(staffId, hashDevice(id), manager);
      return id;
    });
    const where = isSecure ? 'Path=/; Secure' : 'Path=/auth/v1';
    setCookie(`${name}=${id}; ${where}; Max-Age=${knownDays * 86_400}; HttpOnly; SameSite=Strict`);
  }
}
