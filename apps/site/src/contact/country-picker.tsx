import { useEffect, useMemo, useState, type RefObject } from 'react';
import { countryCodeOf, e164Of, type FieldErrorCode } from '@blue-peony/contracts';
import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString as parse,
  type CountryCode,
} from 'libphonenumber-js/min';
import { useLocale, useText } from '../i18n/localized.tsx';
import { CountryFace, homes } from './country-face.tsx';
import { put, useValue, write, type TextControl } from './use-value.ts';

type Props = {
  control: RefObject<TextControl | null>;
  /** The hidden field with the number's country, which the draft saves and restores. */
  country: RefObject<HTMLInputElement | null>;
  e164: string | null | undefined;
  onWrong: ((code: FieldErrorCode | undefined) => void) | undefined;
};

/** The country of a number: from its typed dialing code, else the picked one, else the country of residence. */
export function CountryPicker({ control, country, e164, onWrong }: Props) {
  const field = control.current!;
  const text = useText();
  const { tag, language } = useLocale();
  const typed = useValue(field);
  const [picked, setPicked] = useState(country.current!.value);
  const home = useHome(field, tag) ?? homes[language].slice(0, 2);
  const stored = useMemo(() => (e164 ? parse(e164)?.country : undefined), [e164]);
  const international = /^\s*(?:\+|00)/.test(typed) ? parse(typed.trim().replace(/^00/, '+')) : undefined;
  const shown = (international?.country ?? (picked || stored || home)) as CountryCode;
  const isWrong = typed.trim() !== '' && e164Of(typed, shown, parse) === undefined;

  const isNeeded = !international && (picked !== '' || typed !== field.defaultValue);
  useEffect(() => {
    put(country.current!, isNeeded ? shown : '');
  }, [country, shown, isNeeded]);
  useWarning(field, isWrong ? text('field.phone') : '', onWrong);
  useEffect(() => {
    const forget = () => setPicked('');
    field.form?.addEventListener('reset', forget);
    return () => field.form?.removeEventListener('reset', forget);
  }, [field]);

  const pick = (code: string) => {
    put(country.current!, code);
    setPicked(code);
    // A typed dialing code would override the picked country.
    write(field, international?.formatNational() ?? typed);
  };
  return (
    <>
      <select
        aria-label={text('contact.country')}
        value={shown}
        onChange={(event) => pick(event.currentTarget.value)}
        className="peer absolute inset-y-0 left-0 w-27 cursor-pointer text-base text-ink opacity-0"
      >
        <Countries tag={tag} />
      </select>
      <CountryFace>{`${shown} +${getCountryCallingCode(shown)}`}</CountryFace>
    </>
  );
}

function Countries({ tag }: { tag: string }) {
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames([tag], { type: 'region' });
    return getCountries()
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .toSorted((one, other) => one.name.localeCompare(other.name, tag));
  }, [tag]);
  return countries.map(({ code, name }) => (
    <option key={code} value={code}>
      {`${name} (+${getCountryCallingCode(code)})`}
    </option>
  ));
}

function useHome(field: TextControl, tag: string): string | undefined {
  const written = useValue(field.form?.elements.namedItem('country') as HTMLInputElement | null);
  return useMemo(() => {
    const code = countryCodeOf(written, [tag, 'en', 'pl', 'de', 'uk', 'th']);
    return code && isSupportedCountry(code) ? code : undefined;
  }, [written, tag]);
}

/** The error shows when the visitor leaves the field, until it is corrected. */
function useWarning(field: TextControl, words: string, onWrong: Props['onWrong']): void {
  useEffect(() => {
    field.setCustomValidity(words);
    if (!words) onWrong?.(undefined);
    const say = () => onWrong?.(words ? 'phone_invalid' : undefined);
    for (const type of ['blur', 'invalid']) field.addEventListener(type, say);
    return () => {
      for (const type of ['blur', 'invalid']) field.removeEventListener(type, say);
    };
  }, [field, words, onWrong]);
}
