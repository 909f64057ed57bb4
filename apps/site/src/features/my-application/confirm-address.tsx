import { useState } from 'react';
import { codeOf } from '@blue-peony/ui';
import { useText } from '../../i18n/localized.tsx';
import { button } from '../../ui/button.ts';
import { useAction } from '../../ui/use-action.ts';
import { confirmAddress } from './api.ts';
import { Failure } from './failure.tsx';
import { Message } from './stage.tsx';

const answers = {
  waiting_for_other: 'my.confirmOther',
  changed: 'my.confirmDone',
  ended: 'my.confirmEnded',
} as const;

/** Opening the link changes nothing, because mail scanners open links too. */
export function ConfirmAddress({ token }: { token: string }) {
  const text = useText();
  const [answer, setAnswer] = useState<keyof typeof answers>();
  const confirm = useAction(async () => {
    try {
      setAnswer((await confirmAddress(token)).state);
    } catch (error) {
      if (codeOf(error) !== 'not_found') throw error;
      setAnswer('ended');
    }
  });
  return (
    <Message title={text('my.confirmTitle')} lead={text(answer ? answers[answer] : 'my.confirmText')}>
      {!answer && (
        <>
          <button type="button" disabled={confirm.busy} onClick={confirm.run} className={`${button('primary')} w-full`}>
            {text(confirm.busy ? 'my.saving' : 'my.confirmButton')}
          </button>
          <Failure code={confirm.failed} />
        </>
      )}
    </Message>
  );
}
