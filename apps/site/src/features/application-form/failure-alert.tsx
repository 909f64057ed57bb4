import { useText } from '../../i18n/localized.tsx';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { problemText } from '../../i18n/problem-text.ts';
import type { Failed } from './submit-application.ts';

type Props = {
  failure: Failed;
  onClose: () => void;
  onWithout: () => void;
};

export function FailureAlert({ failure, onClose, onWithout }: Props) {
  const text = useText();
  const alert = { title: text('application.alertTitle'), answer: text('common.ok'), onClose };
  if (failure.step === 'elsewhere') return <AlertDialog {...alert}>{text('application.elsewhere')}</AlertDialog>;
  const upload = failure.step === 'upload';
  const message = text(
    upload && failure.code === 'unknown_upload' ? 'application.photoAgain' : problemText(failure.code),
  );
  return (
    <AlertDialog
      {...alert}
      note={text('application.valuesKept')}
      instead={
        upload
          ? { answer: text('application.sendWithout', { count: failure.photos.length }), onClick: onWithout }
          : undefined
      }
    >
      {text(upload ? 'application.uploadFailed' : 'application.submitFailed', { message })}
      {upload &&
        failure.photos.map((photo) => (
          <span key={photo.number} className="mt-3 block font-medium wrap-anywhere">
            {text('application.photoAlt', photo)}
          </span>
        ))}
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
