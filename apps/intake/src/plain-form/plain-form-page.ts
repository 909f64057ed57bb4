import { agency, legalVersions } from '@blue-peony/agency';
import { messages } from '@blue-peony/agency/words';
import {
  applicationLimits,
  assessmentSeconds,
  currentPrivacyVersion,
  earningsBands,
  isLongText,
  locales,
  maxPhotos,
  optionalTextNames,
  type FieldError,
  type FieldErrorCode,
  type Language,
} from '@blue-peony/contracts';
import { bindWords, formatMessage, type Values } from '@blue-peony/language';
import { html, plainPage } from '@blue-peony/service-kit';
import { plainFormTexts } from './texts/index.ts';

type TextId = keyof ((typeof plainFormTexts)['en'] & (typeof messages)['en']['promises']);

export type Filled = {
  values: Readonly<Record<string, string>>;
  errors: readonly FieldError[];
  /** Names of files that are no photos. */
  refused: readonly string[];
  formKey: string;
};

const required = ['name', 'email', 'country', 'city', 'whatsapp'] as const;
const types: Partial<Record<string, string>> = { email: 'email', whatsapp: 'tel' };
const words: Partial<Record<FieldErrorCode, TextId>> = {
  required: 'required',
  must_be_accepted: 'accept',
  invalid_email: 'email',
  too_long: 'tooLong',
};

/** The version of the privacy policy that the site shows now. */
export const newestPolicy = (): string => legalVersions.at(-1) ?? currentPrivacyVersion;

const saying =
  (language: Language) =>
  (id: TextId, values: Values = {}) =>
    bindWords(
      language,
      formatMessage(language, { ...plainFormTexts[language], ...messages[language].promises }[id], {
        max: maxPhotos,
        ...values,
      }),
    );

/** The form, empty or with what was typed and what is wrong. */
export function plainFormPage(language: Language, { values, errors, refused, formKey }: Filled): string {
  const say = saying(language);
  const { tag, prefix } = locales.find((locale) => locale.language === language)!;
  const labels = messages[language].fields;
  const failed = errors.length > 0 || refused.length > 0;
  const wrong = (name: string) => {
    const error = errors.find(({ field }) => field.split('.')[0] === name);
    return error && html`<p class="wrong" id="${name}-wrong">${say(words[error.code] ?? 'invalid')}</p>`;
  };
  const described = (name: string) => wrong(name) && html` aria-invalid="true" aria-describedby="${name}-wrong"`;
  const text = (name: keyof typeof applicationLimits) => {
    const isRequired = (required as readonly string[]).includes(name);
    const [value, must] = [values[name] ?? '', isRequired && html` required`];
    return html`<label for="${name}">${labels[name]}${isRequired && '*'}</label> ${wrong(name)}
      ${
        isLongText(name)
          ? html`<textarea id="${name}" name="${name}" rows="4" ${described(name)}>${value}</textarea>`
          : html`<input
              id="${name}"
              name="${name}"
              type="${types[name] ?? 'text'}"
              value="${value}"
              ${must}
              ${described(name)}
            />`
      }`;
  };
  const band = labels.onlyfans_monthly_earnings;
  const [before = '', policy = '', after = ''] = say('agrees').split(/<\/?a>/);
  const tick = (name: string, label: ReturnType<typeof html>, { must = true, value = 'on' } = {}) => {
    const given = wrong(name) ? undefined : values[name];
    return html`${wrong(name)}<label class="tick"
        ><input
          type="checkbox"
          name="${name}"
          value="${given ?? value}"
          ${must && html` required`}
          ${given !== undefined && html` checked`}
        />
        <span>${label}${must && '*'}</span></label
      >`;
  };
  const title = say('title');
  const body = html`
    <h1>${title}</h1>
    <p>${say('lead')}</p>
    ${failed && html`<p class="wrong" role="alert">${say('again')} ${say('photosAgain')}</p>`}
    ${!failed && Object.keys(values).length > 0 && html`<p class="wrong" role="alert">${say('once')} ${say('photosAgain')}</p>`}
    <form method="post" enctype="multipart/form-data">
      <input type="hidden" name="form_key" value="${formKey}" />
      ${tick('discreet', html`${say('anonymously')}`, { must: false })}
      <p>${say('neutralMails')}</p>
      ${required.map(text)}
      <label for="earnings">${band}*</label>
      ${wrong('onlyfans_monthly_earnings')}
      <select id="earnings" name="onlyfans_monthly_earnings" required>
        <option value="" disabled selected>${say('choose')}</option>
        ${earningsBands.map(
          (value) =>
            html`<option value="${value}" ${values.onlyfans_monthly_earnings === value && html` selected`}>
              ${value}
            </option>`,
        )}
      </select>
      <p>${say('oneOf')}</p>
      ${optionalTextNames.map(text)}
      <label for="photos">${say('photos')}</label>
      ${refused.map((name) => html`<p class="wrong">${say('photo', { name })}</p>`)}
      <input id="photos" name="photos" type="file" multiple accept="image/jpeg,image/png,image/webp" />
      <p>${say('photosHint')}</p>
      ${tick('age_confirmed', html`${say('ofAge')}`)}
      ${tick('privacy_version', html`${before}<a href="${prefix}/privacy" target="_blank">${policy}</a>${after}`, {
        value: newestPolicy(),
      })}
      <button class="main">${say('submit')}</button>
    </form>
  `;
  return plainPage({ brand: agency.name, lang: tag, title, body });
}

/** @param note `earlier`: the form's key had been used for other contents; `pending`: staff could not be told yet */
export function plainSentPage(language: Language, note?: 'earlier' | 'pending'): string {
  const say = saying(language);
  const { tag, prefix } = locales.find((locale) => locale.language === language)!;
  const title = say('sentTitle');
  const body = html`
    <h1>${title}</h1>
    ${note && html`<p>${say(note)}</p>`}
    <p>${say('sent', { minutes: assessmentSeconds / 60 })}</p>
    <a href="${prefix || '/'}">${say('home')}</a>
  `;
  return plainPage({ brand: agency.name, lang: tag, title, body });
}
