import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { asksConsents } from '@blue-peony/agency';
import type { Language } from '@blue-peony/contracts';
import { codeOf } from '@blue-peony/ui';
import { came } from '../../funnel.ts';
import { useLocale, useText, WithStrings } from '../../i18n/localized.tsx';
import { createCheckout, type Given, type Purchase } from './create-checkout.ts';

/** Comes with the press: most visitors never see it. */
async function loadStep(language: Language) {
  const [{ BeforePaying }, { pageCatalogs }] = await Promise.all([
    import('./before-paying.tsx'),
    import('../../i18n/page-catalogs.ts'),
  ]);
  return { BeforePaying, strings: await pageCatalogs.purchase[language]() };
}

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
  const [opening, setOpening] = useState(false);
  const [step, setStep] = useState<Awaited<ReturnType<typeof loadStep>>>();
  // A second press can come before React has rendered the first.
  const state = useRef<'open' | 'asking' | 'paying'>('open');

  useEffect(() => {
    // After "back" from the checkout, a page from the back/forward cache would still show the loading state.
    const revive = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      state.current = 'open';
      setLoading(false);
      setStep(undefined);
    };
    window.addEventListener('pageshow', revive);
    return () => window.removeEventListener('pageshow', revive);
  }, []);

  const ask = async () => {
    state.current = 'asking';
    setOpening(true);
    try {
      setStep(await loadStep(language));
    } catch {
      // The order page asks, too: a purchase does not wait for it.
      await start();
    }
    setOpening(false);
  };
  const start = async (given?: Given) => {
    if (state.current === 'paying') return;
    state.current = 'paying';
    setLoading(true);
    try {
      const address = await createCheckout({ ...purchase, language, ...given });
      came({ step: 'accepted' });
      leave(address);
    } catch (error) {
      // The page is older than its price: loaded again, it shows the one that would be charged.
      if (codeOf(error) === 'price_changed') return leave(location.pathname);
      came({ refused: codeOf(error) ?? 'checkout_unavailable' });
      console.error('The checkout could not be created', error);
      leave(fallback);
    }
  };
  const onClick = (event: MouseEvent) => {
    // The browser handles clicks that open a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (state.current !== 'open') return;
    onStart?.();
    void (asksConsents({ currency: purchase.currency, language }) ? ask() : start());
  };

  return (
    <>
      <a
        data-wake="touch"
        data-checkout={purchase.productType}
        href={loading ? undefined : fallback}
        role={loading ? 'link' : undefined}
        aria-busy={opening || undefined}
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
      {step && (
        <WithStrings strings={step.strings}>
          <step.BeforePaying
            purchase={purchase}
            busy={loading}
            onPay={(given) => void start(given)}
            onClose={() => {
              setStep(undefined);
              // A checkout that is under way goes on.
              if (state.current === 'asking') state.current = 'open';
            }}
          />
        </WithStrings>
      )}
    </>
  );
}
