import { useText } from '../../i18n/localized.tsx';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { problemText } from '../../i18n/problem-text.ts';
import type { Failed } from './use-submission.ts';

export function FailureAlert({ failure, onClose }: { failure: Failed; onClose: () => void }) {
  const text = useText();
  const alert = { title: text('application.alertTitle'), answer: text('common.ok'), onClose };
  if (failure.step === 'elsewhere') return <AlertDialog {...alert}>{text('application.elsewhere')}</AlertDialog>;
  const message = text(problemText(failure.code));
  return (
    <AlertDialog {...alert} note={text('application.valuesKept')}>
      {text(failure.step === 'upload' ? 'application.uploadFailed' : 'application.submitFailed', { message })}
      {failure.step === 'upload' && (
        <span className="mt-3 block font-medium wrap-anywhere">{text('application.photoAlt', failure.photo)}</span>
      )}
    </AlertDialog>
  );
}

export function EarlierAlert({ onClose }: { onClose: () => void }) {
  const text = useText();
  return (
    <AlertDialog title={text('application.notificationTitle')} answer={text('common.ok')} onClose={onClose}>
      {text('application.earlier')}
    </AlertDialog>
  );
}
