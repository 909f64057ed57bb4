import { useState } from 'react';
import { assess, type AssessmentResult } from '@blue-peony/contracts';
import { useText } from '../../i18n/localized.tsx';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import type { AssessmentState } from './assessment-state.ts';
import { Result } from './result.tsx';
import { useCountdown } from './use-countdown.ts';
import { Waiting } from './waiting.tsx';

/** The wait and then, once, the result. */
export function Assessment({ state, onNotified }: { state: AssessmentState; onNotified: () => void }) {
  const text = useText();
  const { application, receipt } = state;
  const seconds = useCountdown(state);
  const [result, setResult] = useState<AssessmentResult>();
  const [alerted, setAlerted] = useState(state.notificationFailed);
  if (seconds === 0 && !result) setResult(assess(application));

  const close = () => {
    setAlerted(false);
    onNotified();
  };
  return (
    <>
      {result ? (
        <Result result={result} name={application.name} />
      ) : (
        <Waiting name={application.name} total={receipt.assessment_seconds} seconds={seconds} />
      )}
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
