import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { agency } from '@blue-peony/agency';
import { earningsBands, type ApplicationForm as Application, type ApplicationReceipt } from '@blue-peony/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocale, useText } from '../../i18n/localized.tsx';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { button } from '../../ui/button.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { clearDraft, restoreDraft, saveDraft } from './draft.ts';
import { Checkbox, Input, Select, TextArea } from './fields.tsx';
import { readForm } from './form-values.ts';
import { PhotoField } from './photo-field.tsx';
import { problemText } from './problem-text.ts';
import { usePhotos } from './use-photos.ts';
import { useSubmission } from './use-submission.ts';

type Props = {
  /** Called once the server has the application; the form is empty by then. */
  onAccepted: (application: Application & { file_urls: string[] }, receipt: ApplicationReceipt) => void;
};

export function ApplicationForm({ onAccepted }: Props) {
  const text = useText();
  const { formatNumber } = useIntl();
  const { language } = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const { photos, add, remove, clear } = usePhotos();
  const { send, progress, failure, dismiss, errors, forget } = useSubmission(({ application, receipt }) => {
    form.current?.reset();
    clear();
    clearDraft();
    onAccepted(application, receipt);
  });
  const submitting = progress !== undefined;

  useEffect(() => {
    if (form.current) restoreDraft(form.current);
  }, []);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(
      readForm(event.currentTarget, language),
      photos.map(({ file }) => file),
    );
  };
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    saveDraft(event.currentTarget);
    forget((event.target as HTMLInputElement).name);
  };
  const closeAlert = () => {
    dismiss();
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  const bands = earningsBands.map((value) => ({
    value,
    label: value.replace(/\d+/g, (figure) => formatNumber(Number(figure))).replace('-', ' – '),
  }));
  const failureText = failure && { message: text(problemText(failure.code)) };

  return (
    <>
      {/* method=post: should the script fail to load, a sent form must not put names into the address bar. */}
      <form
        ref={form}
        method="post"
        data-wake="touch"
        data-press={submitting ? 'sending' : undefined}
        onSubmit={onSubmit}
        onInput={onInput}
        className="space-y-10"
      >
        <p className="text-sm text-stone">{text('application.requiredHint')}</p>
        <fieldset className="grid gap-5 sm:grid-cols-2">
          <Legend>{text('application.about')}</Legend>
          <Input name="name" label="application.name" required autoComplete="name" error={errors.get('name')} />
          <Input
            name="email"
            label="application.email"
            type="email"
            required
            autoComplete="email"
            error={errors.get('email')}
          />
          <Input
            name="country"
            label="application.country"
            required
            autoComplete="country-name"
            error={errors.get('country')}
          />
          <Input
            name="city"
            label="application.city"
            required
            autoComplete="address-level2"
            error={errors.get('city')}
          />
          <Input
            name="whatsapp"
            label="application.whatsapp"
            hint="application.whatsappHint"
            type="tel"
            required
            autoComplete="tel"
            error={errors.get('whatsapp')}
          />
          <Input name="zip_code" label="application.zip" autoComplete="postal-code" error={errors.get('zip_code')} />
        </fieldset>
        <fieldset className="grid gap-5 sm:grid-cols-2">
          <Legend>{text('application.online')}</Legend>
          <Input name="instagram" label="application.instagram" error={errors.get('instagram')} />
          <Input name="tiktok" label="application.tiktok" error={errors.get('tiktok')} />
          <Input name="onlyfans_username" label="application.username" error={errors.get('onlyfans_username')} />
          <Select
            name="onlyfans_monthly_earnings"
            label="application.earnings"
            required
            placeholder="application.earningsChoose"
            options={bands}
            error={errors.get('onlyfans_monthly_earnings')}
          />
          <TextArea
            name="other_socials"
            label="application.otherSocials"
            rows={2}
            error={errors.get('other_socials')}
            className="sm:col-span-2"
          />
        </fieldset>
        <fieldset className="space-y-5">
          <Legend>{text('application.more')}</Legend>
          <TextArea
            name="message"
            label="application.message"
            hint="application.messageHint"
            rows={4}
            error={errors.get('message')}
          />
          <PhotoField
            photos={photos}
            failed={failure?.step === 'upload' ? failure.photo : undefined}
            sent={progress && (progress.step === 'upload' ? progress.number - 1 + progress.share : photos.length)}
            disabled={submitting}
            onAdd={add}
            onRemove={remove}
          />
        </fieldset>
        <div className="space-y-4">
          <Checkbox name="age_confirmed" error={errors.get('age_confirmed')}>
            {text('application.age')}
          </Checkbox>
          <Checkbox name="privacy_version" error={errors.get('privacy_version')}>
            <FormattedMessage id="application.privacy" values={{ a: privacyLink }} />
          </Checkbox>
        </div>
        <div>
          {/* The words of every state stand in the page: the page script shows them by `data-press` before React is there. */}
          <button
            type="submit"
            disabled={submitting}
            className={`${button('primary')} w-full aria-disabled:cursor-progress aria-disabled:opacity-70 sm:w-auto sm:min-w-60`}
          >
            {!submitting && <span className="press-ready">{text('application.submit')}</span>}
            <span className="press-sending">
              <Spinner className="size-5" />
              {text('application.submitting')}
            </span>
          </button>
          <p role="status" className="mt-3 min-h-6 text-sm text-stone">
            {progress?.step === 'upload' ? (
              text('application.uploading', { number: progress.number, count: progress.count })
            ) : (
              <span className="press-sending">{text('application.sending')}</span>
            )}
            <span className="press-unsent font-medium text-danger">
              {text('application.submitFailed', { message: text('problem.network') })} {text('application.valuesKept')}
            </span>
          </p>
          <noscript>
            <p className="font-medium text-danger">{text('application.noScript', { email: agency.email })}</p>
          </noscript>
        </div>
      </form>
      {failure && failureText && (
        <AlertDialog
          title={text('application.alertTitle')}
          onClose={closeAlert}
          answer={text('common.ok')}
          note={text('application.valuesKept')}
        >
          {text(failure.step === 'upload' ? 'application.uploadFailed' : 'application.submitFailed', failureText)}
        </AlertDialog>
      )}
    </>
  );
}

const privacyLink = (words: ReactNode) => (
  <a key="privacy" href="#privacy" className="font-medium text-peony-700 underline underline-offset-4">
    {words}
  </a>
);

function Legend({ children }: { children: string }) {
  return <legend className="mb-5 w-full border-b border-ink/10 pb-3 font-display text-2xl text-ink">{children}</legend>;
}
