import { useState } from 'react';
import { useText } from '../../i18n/localized.tsx';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import type { AssessmentState } from './assessment-state.ts';
import { Result } from './result.tsx';
import { useCountdown } from './use-countdown.ts';
import { Waiting } from './waiting.tsx';

export function Assessment({ state, onNotified }: { state: AssessmentState; onNotified: () => void }) {
  const text = useText();
  const seconds = useCountdown(state);
  const [over, setOver] = useState(false);
  const [alerted, setAlerted] = useState(state.notificationFailed);
  if (seconds === 0 && !over) setOver(true);

  const close = () => {
    setAlerted(false);
    onNotified();
  };
  return (
    <>
      {over ? <Result state={state} /> : <Waiting state={state} seconds={seconds} />}
      {alerted && (
        <AlertDialog
          title={text('application.notificationTitle')}
          note={text('application.notificationNote')}
          answer={text('common.ok')}
          onClose={close}
        >
          {text('application.notificationFailed')}
        </AlertDialog>
      )}
    </>
  );
}
