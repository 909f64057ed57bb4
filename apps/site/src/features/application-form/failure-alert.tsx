import { useText } from '../../i18n/localized.tsx';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { problemText } from '../../i18n/problem-text.ts';
import type { Failed } from './use-submission.ts';

export function FailureAlert({ failure, onClose }: { failure: Failed; onClose: () => void }) {
  const text = useText();
  const message = text(problemText(failure.code));
  return (
    <AlertDialog
      title={text('application.alertTitle')}
      onClose={onClose}
      answer={text('common.ok')}
      note={text('application.valuesKept')}
    >
      {text(failure.step === 'upload' ? 'application.uploadFailed' : 'application.submitFailed', { message })}
      {failure.step === 'upload' && (
        <span className="mt-3 block font-medium wrap-anywhere">{text('application.photoAlt', failure.photo)}</span>
      )}
    </AlertDialog>
  );
}
