import type { ReactNode } from 'react';
import { dayOf, type MyApplication } from '@blue-peony/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { useText } from '../../i18n/localized.tsx';
import { paths } from '../../paths.ts';
import { Panel } from './panel.tsx';

export function Kept({ application }: { application: MyApplication }) {
  const text = useText();
  const { formatDate } = useIntl();
  const { stored_until: until, hold_reason: reason, consented_at, privacy_version, language } = application;
  const policy = paths.legalRecord(privacy_version, language);
  const link = (words: ReactNode[]) => (
    <a
      key="policy"
      href={policy}
      target="_blank"
      rel="noopener"
      className="font-medium text-peony-700 underline underline-offset-4"
    >
      {words}
    </a>
  );
  const day = (time: string, timeZone?: string) => formatDate(time, { dateStyle: 'long', timeZone });
  return (
    <Panel title={text('my.kept')}>
      <p dir="auto" className="text-pretty">
        {reason
          ? text('my.keptHeld', { reason })
          : until
            ? text('my.keptUntil', { date: day(until) })
            : text('my.keptOpen')}
      </p>
      <p className="mt-3 text-pretty text-stone">
        <FormattedMessage
          id="my.keptConsent"
          values={{ date: day(consented_at), version: day(dayOf(privacy_version), 'UTC'), a: link }}
        />
      </p>
    </Panel>
  );
}
