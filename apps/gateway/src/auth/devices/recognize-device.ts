import { Injectable } from '@nestjs/common';
import type { Caller } from '../../shared/limits/caller.ts';
import { hashDevice, KnownDevices } from './known-devices.repository.ts';

/** Who a call for an account is counted as: her own device, or whoever shares an address. */
export type Client = { key: string; known: boolean };

@Injectable()
export class RecognizeDevice {
  constructor(private readonly devices: KnownDevices) {}

  /** Asks nobody where no cookie came, so that the time tells strangers nothing of the account. */
  async recognize(email: string, { device, address }: Pick<Caller, 'device' | 'address'>): Promise<Client> {
    const hash = device && hashDevice(device);
    if (!hash || !(await this.devices.isKnownTo(email, hash))) return { key: address, known: false };
    return { key: `device ${hash.toString('base64url')}`, known: true };
  }
}
