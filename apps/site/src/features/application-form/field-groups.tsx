import type { ReactNode } from 'react';
import { earningsBands, isLongText, optionalTextNames, type FieldError } from '@blue-peony/contracts';
import { FormattedMessage } from 'react-intl';
import { useBandText, useText } from '../../i18n/localized.tsx';
import type { MessageId } from '../../i18n/messages/messages.ts';
import { stepCount } from './steps.tsx';
import { Checkbox, Input, Select, type InputProps } from './fields.tsx';

type Errors = ReadonlyMap<string, FieldError>;
/** `busy`: what is being sent cannot be changed any more. */
type LastProps = { errors: Errors; busy: boolean };

const called: InputProps = { name: 'name', hint: 'application.nameHint', required: true, autoComplete: 'name' };
/** Without autofill, which would enter the real name. */
const anonymous: InputProps = { ...called, label: 'application.pseudonym', autoComplete: 'off' };
const email: InputProps = {
  name: 'email',
  hint: 'application.emailHint',
  type: 'email',
  required: true,
  autoComplete: 'email',
};
const reach: readonly InputProps[] = [
  { name: 'country', hint: 'application.countryHint', required: true, autoComplete: 'country-name' },
  { name: 'city', hint: 'application.cityHint', required: true, autoComplete: 'address-level2' },
  {
    name: 'whatsapp',
    hint: 'application.whatsappHint',
    type: 'tel',
    required: true,
    autoComplete: 'tel',
  },
  { name: 'zip_code', autoComplete: 'postal-code' },
];
/** The optional texts that have no place in another group. */
const online = optionalTextNames.filter((name) => name !== 'zip_code' && name !== 'message');
const shortOnline = online.filter((name) => !isLongText(name)).map((name): InputProps => ({ name }));
const longOnline = online.filter(isLongText);

export function AboutFields({ errors, discreet }: { errors: Errors; discreet: boolean }) {
  const text = useText();
  return (
    <FieldGroup step={1} legend="application.about" className="grid gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <label className="flex min-h-11 items-center gap-3 font-semibold text-ink">
          <input
            type="checkbox"
            name="discreet"
            aria-describedby="application-discreet-hint"
            className="size-5 shrink-0 rounded accent-peony-600"
          />
          {text('application.anonymously')}
        </label>
        <p id="application-discreet-hint" className="text-sm text-stone">
          {text('application.neutralMails')}
        </p>
      </div>
      <Inputs fields={[discreet ? anonymous : called, email]} errors={errors} />
    </FieldGroup>
  );
}

export function ReachFields({ errors }: { errors: Errors }) {
  return (
    <FieldGroup step={2} legend="application.reach" className="grid gap-5 sm:grid-cols-2">
      <Inputs fields={reach} errors={errors} />
    </FieldGroup>
  );
}

export function OnlineFields({ errors }: { errors: Errors }) {
  const text = useText();
  const bandText = useBandText();
  const bands = earningsBands.map((value) => ({ value, label: bandText(value) }));
  return (
    <FieldGroup step={3} legend="application.online" className="grid gap-5 sm:grid-cols-2">
      <p className="rounded-2xl bg-peony-50 px-4 py-3 text-sm font-medium text-pretty sm:col-span-2">
        {text('application.oneOf')}
      </p>
      <Inputs fields={shortOnline} errors={errors} />
      <Select
        name="onlyfans_monthly_earnings"
        hint="application.earningsHint"
        required
        placeholder="application.earningsChoose"
        options={bands}
        error={errors.get('onlyfans_monthly_earnings')}
      />
      {longOnline.map((name) => (
        <Input key={name} name={name} rows={2} error={errors.get(name)} className="sm:col-span-2" />
      ))}
    </FieldGroup>
  );
}

export function MoreFields({ errors, busy, children }: LastProps & { children: ReactNode }) {
  return (
    <FieldGroup step={4} legend="application.more" className="space-y-5">
      <div inert={busy}>
        <Input name="message" hint="application.messageHint" rows={4} error={errors.get('message')} />
      </div>
      {children}
    </FieldGroup>
  );
}

export function Consents({ errors, busy }: LastProps) {
  const text = useText();
  return (
    <div className="space-y-4" inert={busy}>
      <Checkbox name="age_confirmed" error={errors.get('age_confirmed')}>
        {text('application.age')}
      </Checkbox>
      <Checkbox name="privacy_version" error={errors.get('privacy_version')}>
        <FormattedMessage id="application.privacy" values={{ a: privacyLink }} />
      </Checkbox>
    </div>
  );
}

const privacyLink = (words: ReactNode) => (
  <a key="privacy" href="#privacy" className="font-medium text-peony-700 underline underline-offset-4">
    {words}
  </a>
);

type FieldGroupProps = { step: number; legend: MessageId; className: string; children: ReactNode };

function FieldGroup({ step, legend, className, children }: FieldGroupProps) {
  const text = useText();
  return (
    <fieldset className={className}>
      <legend
        tabIndex={-1}
        className="mb-5 w-full border-b border-ink/10 pb-3 font-display text-2xl text-ink outline-none"
      >
        <span className="steps-only mb-1 font-sans text-sm font-semibold text-peony-600">
          {text('application.stepOf', { number: step, count: stepCount })}
        </span>
        {text(legend)}
      </legend>
      {children}
    </fieldset>
  );
}

const Inputs = ({ fields, errors }: { fields: readonly InputProps[]; errors: Errors }) =>
  fields.map((field) => <Input key={field.name} {...field} error={errors.get(field.name)} />);
