import { useRef, useState } from 'react';
import type { Look, MyApplication } from '@blue-peony/contracts';
import { useIntl } from 'react-intl';
import { useText } from '../../i18n/localized.tsx';
import type { MessageId } from '../../i18n/messages/messages.ts';
import { EyeIcon } from '../../ui/private-icons.tsx';
import { Panel, smallButton } from './panel.tsx';

const first = 12;

type Photos = Pick<MyApplication, 'photos'>;

export function Looks({ looks, application: { photos } }: { looks: readonly Look[]; application: Photos }) {
  const text = useText();
  const { formatDate } = useIntl();
  const [all, setAll] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const showAll = () => {
    setAll(true);
    heading.current?.focus({ preventScroll: true });
  };
  const days = new Map<string, Look[]>();
  for (const look of all ? looks : looks.slice(0, first)) {
    const day = formatDate(look.at, { dateStyle: 'full' });
    days.set(day, [...(days.get(day) ?? []), look]);
  }
  return (
    <Panel heading={heading} title={text('my.looks')} lead={text('my.looksLead')}>
      {looks.length === 0 && <p className="rounded-2xl bg-paper px-5 py-4 text-stone">{text('my.looksNone')}</p>}
      <div className="space-y-6">
        {[...days].map(([day, ofDay]) => (
          <div key={day}>
            <h3 className="text-sm font-semibold text-stone">{day}</h3>
            <ul className="mt-2 divide-y divide-ink/8">
              {ofDay.map((look, index) => (
                <LookLine key={`${look.at}-${index}`} look={look} number={numberOf(look, photos)} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      {!all && looks.length > first && (
        <button type="button" onClick={showAll} className={`${smallButton} mt-4`}>
          {text('my.looksAll', { count: looks.length })}
        </button>
      )}
    </Panel>
  );
}

function LookLine({ look, number }: { look: Look; number: number }) {
  const text = useText();
  const { formatTime } = useIntl();
  const words: Record<Look['what'], MessageId> = {
    // An old link does not say which photo it was.
    photo: !look.photo ? 'my.lookSomePhoto' : number > 0 ? 'my.lookPhoto' : 'my.lookPhotoGone',
    opened: 'my.lookOpened',
    listed: 'my.lookListed',
  };
  return (
    <li className="flex flex-wrap gap-x-4 gap-y-1 py-2.5">
      <EyeIcon className={`mt-0.5 size-5 shrink-0 ${look.what === 'listed' ? 'text-stone/60' : 'text-peony-600'}`} />
      <span className="grow basis-[min(100%,10rem)] text-pretty">
        {text(words[look.what], { role: look.role, number })}
      </span>
      {/* A line a day stands for many moments. */}
      {look.what !== 'listed' && (
        <time dateTime={look.at} className="shrink-0 text-stone tabular-nums">
          {formatTime(look.at, { timeStyle: 'short' })}
        </time>
      )}
    </li>
  );
}

const numberOf = ({ photo }: Look, photos: Photos['photos']) => photos.findIndex(({ name }) => name === photo) + 1;
