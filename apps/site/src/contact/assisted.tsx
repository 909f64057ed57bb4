import { useRef, type InputHTMLAttributes, type RefObject } from 'react';
import type { FieldErrorCode } from '@blue-peony/contracts';
import { useLocale, WithStrings } from '../i18n/localized.tsx';
import { control as look } from '../ui/control.ts';
import { CountryFace, homes } from './country-face.tsx';
import { useHelpers } from './use-helpers.ts';
import type { TextControl } from './use-value.ts';

type Props = Omit<InputHTMLAttributes<TextControl>, 'maxLength' | 'className'> & {
  /** The most characters. Longer text is not cut: the help shows by how much it is too long. */
  limit: number;
  rows?: number | undefined;
  e164?: string | null | undefined;
  /** Called with the error of a number when the visitor leaves the field, and with undefined when it is corrected. */
  onWrong?: (code: FieldErrorCode | undefined) => void;
};

/** The code of the help is loaded at the first touch of the form. */
export function Assisted({ limit, e164, onWrong, ...field }: Props) {
  const { language } = useLocale();
  const control = useRef<TextControl>(null);
  const country = useRef<HTMLInputElement>(null);
  const helpers = useHelpers(control);
  const isPhone = field.type === 'tel';
  const Tag = field.rows ? 'textarea' : 'input';
  const tag = <Tag {...field} ref={control as RefObject<never>} className={isPhone ? `${look} pl-30` : look} />;
  const { Help, CountryPicker, words } = helpers ?? {};
  return (
    <WithStrings strings={words}>
      {isPhone ? (
        <span className="relative block">
          {CountryPicker ? (
            <CountryPicker control={control} country={country} e164={e164} onWrong={onWrong} />
          ) : (
            <CountryFace>{homes[language]}</CountryFace>
          )}
          {tag}
          {/* Without a default value, which React would write back with each drawing. */}
          <input ref={country} type="hidden" name="phone_country" />
        </span>
      ) : (
        tag
      )}
      {Help && <Help control={control} limit={limit} />}
    </WithStrings>
  );
}
