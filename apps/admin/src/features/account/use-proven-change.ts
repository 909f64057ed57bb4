import type { UserAttributes } from '@supabase/auth-js';
import { useState } from 'react';
import { auth } from '../../api/auth.ts';
import { refusalText } from '../../api/refusal-text.ts';
import { refusalOf } from '../../api/session.ts';

type Stage = 'idle' | 'code' | 'changed';

/** Changes the password or address. If the service requires reauthentication, it mails a code for the next attempt. */
export function useProvenChange() {
  const [stage, setStage] = useState<Stage>('idle');

  async function change(attributes: UserAttributes, nonce: string): Promise<string | undefined> {
    const refusal = refusalOf(await auth.updateUser(nonce ? { ...attributes, nonce } : attributes));
    if (!refusal) {
      setStage('changed');
      return undefined;
    }
    if (refusal.code !== 'reauthentication_needed') return refusalText(refusal);
    const unmailed = refusalOf(await auth.reauthenticate());
    if (!unmailed) setStage('code');
    return refusalText(unmailed);
  }

  return { stage, change };
}
