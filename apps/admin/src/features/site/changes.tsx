import { siteEndpoints, type Site } from '@blue-peony/contracts';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorText } from '../../ui/messages.tsx';
import { nameOf, shownValue } from './naming.ts';
import { seedOf } from './seeds.ts';
import { useShownDraft } from './use-site-draft.ts';
import { changesBetween, valuesOf } from './values.ts';
import { site } from './words.ts';

const text = site.publish;
const pageSize = 12;

/** What visitors will see otherwise than now. */
export function Changes({ published }: Pick<Site, 'published'>) {
  const { values } = useShownDraft();
  const [most, setMost] = useState(pageSize);
  const number = published?.number ?? 0;
  const { data, isError } = useCall(['site revision', number], siteEndpoints.readSiteRevision, {
    params: { number: String(number) },
    enabled: number > 0,
    staleTime: Infinity,
  });
  if (number > 0 && !data) return isError ? <ErrorText>{text.unknown}</ErrorText> : null;
  const before = data ? valuesOf(data) : {};
  const keys = changesBetween(before, values);
  if (keys.length === 0) return <p className="text-muted">{text.same}</p>;
  const old = (key: string) => before[key] ?? (key.startsWith('facts/') ? seedOf(key) : undefined);
  return (
    <>
      <p className="font-medium">{text.changes(keys.length)}</p>
      <ul className="divide-y divide-line">
        {keys.slice(0, most).map((key) => (
          <li key={key} className="grid gap-0.5 py-2 first:pt-0">
            <span className="text-xs text-muted">{nameOf(key)}</span>
            <del className="line-clamp-2 wrap-anywhere text-muted">{shownValue(old(key))}</del>
            <ins className="line-clamp-4 no-underline wrap-anywhere">{shownValue(values[key])}</ins>
          </li>
        ))}
      </ul>
      {keys.length > most && (
        <Button className="justify-self-start" onClick={() => setMost(keys.length)}>
          {text.more(keys.length - most)}
        </Button>
      )}
    </>
  );
}
