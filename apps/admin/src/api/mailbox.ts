import { repliesEndpoints, type MailboxState } from '@blue-peony/contracts';
import { useCall } from './use-call.ts';

type Options = { enabled?: boolean; refetchInterval?: number };

/** Whether replies come to the desk; undefined until that is known. */
export const useMailbox = (options: Options = {}): MailboxState | undefined =>
  useCall(['mailbox'], repliesEndpoints.readMailbox, { staleTime: 30_000, ...options }).data;
