import { trackingIds } from '@blue-peony/agency';
import { useIntl } from 'react-intl';
import { useText } from '../../i18n/localized.tsx';
import { button } from '../../ui/button.ts';

const names = { meta: 'Meta', tiktok: 'TikTok' };
const providers = (['meta', 'tiktok'] as const).filter((id) => trackingIds[id]).map((id) => names[id]);

/** Both buttons have the same weight. The page script shows it, before hydration. No provider, no banner. */
export function ConsentBanner() {
  const text = useText();
  const { formatList } = useIntl();
  if (providers.length === 0) return null;
  return (
    <section
      id="consent"
      tabIndex={-1}
      aria-labelledby="consent-title"
      className="consent fixed inset-x-3 bottom-3 z-50 mx-auto max-w-3xl rounded-3xl bg-white p-5 text-ink shadow-[0_24px_80px_rgb(11_16_32/.5)] outline-none min-sm:inset-x-6 min-sm:bottom-6 min-sm:p-7"
    >
      <h2 id="consent-title" className="font-display text-xl">
        {text('consent.title')}
      </h2>
      <p className="mt-2 text-sm text-pretty text-stone min-sm:text-base">
        {text('consent.text', { count: providers.length, providers: formatList(providers) })}{' '}
        <a href="#privacy" className="font-medium text-peony-700 underline underline-offset-4">
          {text('legal.privacy')}
        </a>
      </p>
      <div className="mt-4 grid grid-cols-2 gap-3 min-sm:max-w-md">
        <button type="button" data-consent="denied" className={button('dark')}>
          {text('consent.refuse')}
        </button>
        <button type="button" data-consent="granted" className={button('dark')}>
          {text('consent.accept')}
        </button>
      </div>
    </section>
  );
}

export function ConsentSettings() {
  const text = useText();
  if (providers.length === 0) return null;
  return (
    <button
      type="button"
      data-consent="ask"
      className="consent-settings inline-block cursor-pointer py-1 text-left transition hover:text-white"
    >
      {text('consent.settings')}
    </button>
  );
}
