import { Injectable } from '@nestjs/common';
import type { Caller } from '../../shared/limits/caller.ts';
import { hashDevice, KnownDevices } from './known-devices.repository.ts';

/** Key under which a call is counted: the staff member's known device, or the address, which others may share. */
export type Client = { key: string; known: boolean };

/** Recognizes whether a call comes from a device on which the account has signed in. */
@Injectable()
export class RecognizeDevice {
  constructor(private readonly devices: KnownDevices) {}

  /** Makes no query without a cookie, so that the response time does not reveal whether the account exists. */
  async recognize(email: string, { device, address }: Pick<Caller, 'device' | 'address'>): Promise<Client> {
    const hash = device && hashDevice(device);
    if (!hash || !(await this.devices.isKnownTo(email, hash))) return { key: address, known: false };
    return { key: `device ${hash.toString('base64url')}`, known: true };
  }
}
