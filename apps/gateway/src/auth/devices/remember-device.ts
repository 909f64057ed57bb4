import { randomBytes } from 'node:crypto';
import { serviceConfig } from '@blue-peony/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { GatewayConfig } from '../../config.ts';
import { hasSecondFactor } from '../../shared/identity/second-factor.ts';
import { deviceCookie, type Caller } from '../../shared/limits/caller.ts';
import type { SessionEntity } from '../sessions/session.entity.ts';
import { hashDevice, KnownDevices, knownDays } from './known-devices.repository.ts';

/** Recognizes the devices that a staff member has signed in on, by a cookie that only the sign-in paths get. */
@Injectable()
export class RememberDevice {
  constructor(
    private readonly database: DataSource,
    private readonly devices: KnownDevices,
    @Inject(serviceConfig) private readonly config: GatewayConfig,
  ) {}

  /**
   * Notes the device of a complete sign-in. A password alone makes none known where a second factor is set up.
   * @returns whether the account was opened there for the first time
   */
  async remember({ aal, staffId, staff }: SessionEntity, { device, setCookie }: Caller): Promise<boolean> {
    if (aal === 'aal1' && hasSecondFactor(staff)) return false;
    const { id, isNew } = await this.database.transaction(async (manager) => {
      const given = device && (await this.devices.isOurs(hashDevice(device), manager)) ? device : undefined;
      const id = given ?? randomBytes(32).toString('base64url');
      const isNew = !(await this.devices.isKnown(staffId, hashDevice(id), manager));
      await this.devices.note(staffId, hashDevice(id), manager);
      return { id, isNew };
    });
    const secure = this.config.publicUrl.startsWith('https:') ? '; Secure' : '';
    const life = `Max-Age=${knownDays * 86_400}`;
    setCookie(`${deviceCookie}=${id}; Path=/auth/v1; ${life}; HttpOnly; SameSite=Strict${secure}`);
    return isNew;
  }
}
