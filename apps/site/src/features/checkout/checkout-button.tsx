import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { CheckoutRequest } from '@blue-peony/contracts';
import { codeOf } from '@blue-peony/ui';
import { came } from '../../funnel.ts';
import { useLocale, useText } from '../../i18n/localized.tsx';
import { createCheckout } from './create-checkout.ts';

/** The product to buy; the language is the page's. */
type Purchase = CheckoutRequest extends infer Request
  ? Request extends unknown
    ? Omit<Request, 'language'>
    : never
  : never;

type Props = {
  purchase: Purchase;
  /** The hosted page for buyers without scripts, and for when the call fails. */
  fallback: string;
  className: string;
  /** The accessible name, when the button's text is not enough. */
  name?: string | undefined;
  onStart?: (() => void) | undefined;
  children: ReactNode;
  leave?: (address: string) => void;
};

const leaveFor = (address: string) => window.location.assign(address);

/** A real link to the fallback page, so that it works before any script is loaded. */
export function CheckoutButton({ purchase, fallback, className, name, onStart, children, leave = leaveFor }: Props) {
  const text = useText();
  const { language } = useLocale();
  const [loading, setLoading] = useState(false);
  // A second press can come before React has rendered the first.
  const pressed = useRef(false);

  useEffect(() => {
    // After "back" from the checkout, a page from the back/forward cache would still show the loading state.
    const revive = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      pressed.current = false;
      setLoading(false);
    };
    window.addEventListener('pageshow', revive);
    return () => window.removeEventListener('pageshow', revive);
  }, []);

  const start = async () => {
    pressed.current = true;
    setLoading(true);
    onStart?.();
    try {
      const address = await createCheckout({ ...purchase, language });
      came({ step: 'accepted' });
      leave(address);
    } catch (error) {
      came({ refused: codeOf(error) ?? 'checkout_unavailable' });
      console.error('The checkout could not be created', error);
      leave(fallback);
    }
  };
  const onClick = (event: MouseEvent) => {
    // The browser handles clicks that open a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!pressed.current) void start();
  };

  return (
    <a
      data-wake="touch"
      data-checkout={purchase.productType}
      href={loading ? undefined : fallback}
      role={loading ? 'link' : undefined}
      aria-disabled={loading || undefined}
      aria-label={loading ? undefined : name}
      // A link without an address would lose the focus.
      tabIndex={loading ? 0 : undefined}
      rel="nofollow"
      onClick={onClick}
      className={`${className} aria-busy:cursor-progress aria-busy:opacity-70 aria-disabled:cursor-progress aria-disabled:opacity-70`}
    >
      <span aria-live="polite">{loading ? text('checkout.loading') : children}</span>
    </a>
  );
}
