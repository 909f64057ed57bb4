import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { publicPaths, type ApplicationForm as Application, type ApplicationReceipt } from '@blue-peony/contracts';
import { flushSync } from 'react-dom';
import { useLocale, useText, WithStrings } from '../../i18n/localized.tsx';
import { button } from '../../ui/button.ts';
import type { Photo } from '../../photos/photo-queue.ts';
import { loadPhotos } from '../../photos/use-photos.ts';
import { ClearButton, ClearDialog, formId, KeepDraft, RestoredLine } from './clear-form.tsx';
import { clearDraft, restoreDraft, saveDraft } from './draft.ts';
import { AboutFields, Consents, MoreFields, OnlineFields, ReachFields } from './field-groups.tsx';
import { isDiscreet, mayUpload, permits, readForm } from './form-values.ts';
import { PhotoField } from './photo-field.tsx';
import { showStepOf } from './show-step.ts';
import { Step } from './steps.tsx';
import { SubmitArea } from './submit-area.tsx';
import { useFormPhotos } from './use-form-photos.ts';
import type { Accepted } from './submit-application.ts';
import { loadSending, useSubmission } from './use-submission.ts';

type Props = {
  /** Called after the server accepted the application; the form is already empty. */
  onAccepted: (application: Application & { file_urls: string[] }, receipt: ApplicationReceipt) => void;
};

export function ApplicationForm({ onAccepted }: Props) {
  const text = useText();
  const { language } = useLocale();
  const plainForm = publicPaths.openPlainForm.replace('{language}', language);
  const form = useRef<HTMLFormElement>(null);
  const photos = useFormPhotos();
  const [discreet, setDiscreet] = useState(false);
  const accept = ({ application, receipt }: Accepted) => {
    form.current?.reset();
    onAccepted(application, receipt);
  };
  const { send, stop, busy, waiting, code, unreached, failure, dismiss, earlier, errors, forget, forgetAll } =
    useSubmission(form, accept);

  const takeOver = useEffectEvent((asleep: HTMLFormElement) => {
    restoreDraft(asleep);
    // Checked before hydration.
    setDiscreet(isDiscreet(asleep));
    photos.allow(mayUpload(asleep));
  });
  useEffect(() => takeOver(form.current!), []);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(readForm(event.currentTarget, language), photos);
  };
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    saveDraft(event.currentTarget);
    setDiscreet(isDiscreet(event.currentTarget));
    void Promise.all([loadPhotos(language), loadSending()]).catch(() => undefined);
    const { name } = event.target as HTMLInputElement;
    forget(name);
    if (permits(name)) photos.allow(mayUpload(event.currentTarget));
  };
  const retry = (photo: Photo) => {
    photos.allow(mayUpload(form.current!));
    photos.retry(photo);
  };
  const onReset = (event: FormEvent<HTMLFormElement>) => {
    setDiscreet(false);
    forgetAll();
    photos.clear();
    clearDraft(event.currentTarget);
  };
  const sendWithout = () => {
    photos.dropFailed();
    // Elements behind an open dialog cannot take the focus.
    flushSync(dismiss);
    form.current!.querySelector<HTMLElement>('[type=submit]')!.focus();
    form.current!.requestSubmit();
  };
  const closeAlert = () => {
    dismiss();
    const refused = form.current?.querySelector<HTMLElement>('[data-failed], [aria-invalid="true"]');
    if (!refused) return;
    showStepOf(refused);
    refused.focus();
  };

  return (
    <WithStrings strings={photos.words}>
      <noscript>
        <a href={plainForm} className={`${button('primary')} w-full`}>
          {text('application.noScript')}
        </a>
      </noscript>
      {/* Should the script fail to load, the form without script takes over, with what was typed. */}
      <form
        ref={form}
        id={formId}
        method="post"
        action={plainForm}
        encType="multipart/form-data"
        data-wake="touch"
        data-press={busy ? 'sending' : unreached ? 'unsent' : undefined}
        onSubmit={onSubmit}
        onInput={onInput}
        onReset={onReset}
        className="needs-script space-y-10"
      >
        <RestoredLine disabled={busy} />
        <p className="text-sm text-stone">{text('application.requiredHint')}</p>
        <Step number={1} busy={busy}>
          <AboutFields errors={errors} discreet={discreet} />
        </Step>
        <Step number={2} busy={busy}>
          <ReachFields errors={errors} />
        </Step>
        <Step number={3} busy={busy}>
          <OnlineFields errors={errors} />
        </Step>
        <Step number={4} busy={busy}>
          <MoreFields errors={errors} busy={busy}>
            <PhotoField photos={photos} locked={busy} onRetry={retry} />
          </MoreFields>
          <Consents errors={errors} busy={busy} />
          <SubmitArea
            busy={busy}
            sending={busy ? photos.sending : undefined}
            waiting={waiting ?? (busy ? photos.waiting : undefined)}
            onStop={stop}
          />
        </Step>
        <div>
          <KeepDraft />
          <ClearButton disabled={busy} />
        </div>
      </form>
      <ClearDialog />
      {code && earlier && <code.EarlierAlert onClose={() => accept(earlier)} />}
      {code && failure && <code.FailureAlert failure={failure} onClose={closeAlert} onWithout={sendWithout} />}
    </WithStrings>
  );
}
