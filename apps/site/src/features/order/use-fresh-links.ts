import { useState } from 'react';
import { codeOf } from '@blue-peony/ui';
import type { MessageId } from '../../i18n/messages/messages.ts';
import { requestFreshLinks } from './api.ts';

type State = 'idle' | 'sending' | 'sent' | { failed: MessageId };

export function useFreshLinks(onSent?: () => void) {
  const [state, setState] = useState<State>('idle');
  const send = async (wanted: Parameters<typeof requestFreshLinks>[0]) => {
    setState('sending');
    try {
      await requestFreshLinks(wanted);
      setState('sent');
      onSent?.();
    } catch (error) {
      setState({ failed: failureText(error) });
    }
  };
  return { state, failed: typeof state === 'object' ? state.failed : undefined, send };
}

function failureText(error: unknown): MessageId {
  const code = codeOf(error);
  if (code === 'validation_failed') return 'field.email';
  return code === 'rate_limited' ? 'order.freshLimited' : 'order.freshFailed';
}
