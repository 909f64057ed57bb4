import { z } from 'zod';
import { envelope } from '../envelope.ts';

export const withdrawalMails = ['withdrawal', 'withdrawal_confirm', 'withdrawn'] as const;

export const withdrawalEvents = {
  /**
   * A mail about a statement of withdrawal: its receipt to the address that it names, a request to confirm it to the order's
   * own, or word to staff that it has ended the contract. `aggregateId` is the statement's id.
   */
  'commerce.withdrawal-mail-requested.v1': envelope(
    'commerce.withdrawal-mail-requested.v1',
    z.object({ mail: z.enum(withdrawalMails), order_id: z.uuid().nullable() }),
  ),
};
