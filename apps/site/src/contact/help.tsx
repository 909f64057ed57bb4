import { useEffect, useState, type RefObject } from 'react';
import { useText } from '../i18n/localized.tsx';
import { suggestAddress } from './suggest-address.ts';
import { useValue, write, type TextControl } from './use-value.ts';

/** The counter shows from this share of the limit. */
const near = 0.9;

export function Help({ control, limit }: { control: RefObject<TextControl | null>; limit: number }) {
  const field = control.current!;
  return (
    <>
      {field.type === 'email' && <AddressHint field={field} />}
      <Counter field={field} limit={limit} />
    </>
  );
}

/** A hint, never a refusal: an unusual address may be right. */
function AddressHint({ field }: { field: TextControl }) {
  const text = useText();
  const value = useValue(field);
  const [left, setLeft] = useState(field.ownerDocument.activeElement === field ? '' : value);
  useEffect(() => {
    const leave = () => setLeft(field.value);
    field.addEventListener('blur', leave);
    return () => field.removeEventListener('blur', leave);
  }, [field]);
  const meant = left === value ? suggestAddress(value.trim()) : undefined;
  const take = () => {
    write(field, meant!);
    field.focus();
  };
  return (
    <p aria-live="polite" className="text-sm text-stone not-empty:mt-1.5">
      {meant && (
        <button
          type="button"
          onClick={take}
          className="min-h-6 text-left font-medium wrap-anywhere text-peony-700 underline underline-offset-4"
        >
          {text('contact.didYouMean', { address: meant })}
        </button>
      )}
    </p>
  );
}

/** Characters left near the limit, and characters too many beyond it; text is never cut. */
function Counter({ field, limit }: { field: TextControl; limit: number }) {
  const text = useText();
  const { length } = useValue(field).trim();
  const over = length - limit;
  const words = over > 0 ? text('contact.tooMuch', { over, limit }) : '';
  useEffect(() => {
    if (field.type !== 'tel') field.setCustomValidity(words);
  }, [field, words]);
  if (length < limit * near) return null;
  return (
    <p className={`mt-1.5 text-sm ${over > 0 ? 'font-medium text-danger' : 'text-stone'}`}>
      {words || text('contact.left', { left: -over })}
      {/* Said once, not with every letter. */}
      <span aria-live="polite" className="sr-only">
        {over > 0 && text('field.tooLong')}
      </span>
    </p>
  );
}
