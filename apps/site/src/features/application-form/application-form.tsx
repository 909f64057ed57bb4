import { useEffect, useRef, type FormEvent } from 'react';
import type { ApplicationForm as Application, ApplicationReceipt } from '@blue-peony/contracts';
import { useLocale, useText } from '../../i18n/localized.tsx';
import { clearDraft, restoreDraft, saveDraft } from './draft.ts';
import { FailureAlert } from './failure-alert.tsx';
import { AboutFields, Consents, MoreFields, OnlineFields, ReachFields } from './field-groups.tsx';
import { readForm } from './form-values.ts';
import { PhotoField } from './photo-field.tsx';
import { Step } from './steps.tsx';
import { SubmitArea } from './submit-area.tsx';
import { usePhotos } from './use-photos.ts';
import { useSubmission } from './use-submission.ts';

type Props = {
  /** Called once the server has the application; the form is empty by then. */
  onAccepted: (application: Application & { file_urls: string[] }, receipt: ApplicationReceipt) => void;
};

export function ApplicationForm({ onAccepted }: Props) {
  const text = useText();
  const { language } = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const { photos, add, remove, clear } = usePhotos();
  const { send, stop, progress, waiting, failure, dismiss, errors, forget } = useSubmission(
    ({ application, receipt }) => {
      form.current?.reset();
      clear();
      clearDraft();
      onAccepted(application, receipt);
    },
  );

  useEffect(() => {
    if (form.current) restoreDraft(form.current);
  }, []);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const files = photos.map(({ file }) => file);
    void send(readForm(event.currentTarget, language), files);
  };
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    saveDraft(event.currentTarget);
    forget((event.target as HTMLInputElement).name);
  };
  const closeAlert = () => {
    dismiss();
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  return (
    <>
      {/* method=post: should the script fail to load, a sent form must not put names into the address bar. */}
      <form
        ref={form}
        method="post"
        data-wake="touch"
        data-press={progress && 'sending'}
        onSubmit={onSubmit}
        onInput={onInput}
        className="space-y-10"
      >
        <p className="text-sm text-stone">{text('application.requiredHint')}</p>
        <Step number={1}>
          <AboutFields errors={errors} />
        </Step>
        <Step number={2}>
          <ReachFields errors={errors} />
        </Step>
        <Step number={3}>
          <OnlineFields errors={errors} />
        </Step>
        <Step number={4}>
          <MoreFields errors={errors}>
            <PhotoField photos={photos} progress={progress} failure={failure} onAdd={add} onRemove={remove} />
          </MoreFields>
          <Consents errors={errors} />
          <SubmitArea progress={progress} waiting={waiting} onStop={stop} />
        </Step>
      </form>
      {failure && <FailureAlert failure={failure} onClose={closeAlert} />}
    </>
  );
}
