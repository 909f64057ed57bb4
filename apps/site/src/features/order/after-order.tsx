import { agency } from '@blue-peony/agency';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/localized.tsx';
import { MailIcon } from '../../ui/icons.tsx';
import { mailLink } from '../../ui/mail-link.tsx';

const devices = ['kindle', 'apple', 'android', 'desktop'] as const;

export function AfterOrder({ reading }: { reading: boolean }) {
  return (
    <section className="bg-paper py-16 text-ink md:py-24">
      <div className="mx-auto max-w-5xl space-y-16 px-4 md:px-8">
        {reading && <Reading />}
        <Support />
      </div>
    </section>
  );
}

function Reading() {
  const text = useText();
  return (
    <div>
      <h2 className="font-display text-3xl text-balance md:text-4xl">{text('reading.title')}</h2>
      <div className="mt-10 grid gap-x-12 gap-y-10 sm:grid-cols-2">
        {devices.map((device) => (
          <div key={device} className="border-t-2 border-peony-100 pt-5">
            <h3 className="text-lg font-semibold">{text(`reading.${device}`)}</h3>
            <p className="mt-2 text-pretty text-stone">{text(`reading.${device}Text`)}</p>
          </div>
        ))}
      </div>
    </div>
  );
}

function Support() {
  const text = useText();
  return (
    <div className="flex items-start gap-5 rounded-3xl bg-peony-50 p-6 sm:p-8">
      <MailIcon className="size-7 shrink-0 text-peony-700" />
      <div className="min-w-0">
        <h2 className="text-lg font-semibold">{text('order.supportTitle')}</h2>
        <p className="mt-1 text-stone wrap-anywhere">
          <FormattedMessage id="order.support" values={{ email: agency.email, a: mailLink }} />
        </p>
      </div>
    </div>
  );
}
