import { useState } from 'react';
import type { FailureCode } from '@blue-peony/ui';
import type { MessageId } from '../../i18n/messages/messages.ts';
import { useAction } from '../../ui/use-action.ts';
import { requestFreshLinks } from './api.ts';

export function useFreshLinks(onSent?: () => void) {
  const [sent, setSent] = useState(false);
  const { busy, failed, run } = useAction(async (wanted: Parameters<typeof requestFreshLinks>[0]) => {
    await requestFreshLinks(wanted);
    setSent(true);
    onSent?.();
  });
  return { sent, busy, failed: failed && failureText(failed), send: run };
}

function failureText(code: FailureCode): MessageId {
  if (code === 'validation_failed') return 'field.email';
  return code === 'rate_limited' ? 'order.freshLimited' : 'order.freshFailed';
}
