import { applicationsEndpoints } from '@blue-peony/contracts';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorText } from '../../../ui/messages.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { unknown } from './unknown-words.ts';

const text = unknown.find;
const shown = '8';

export type Found = { id: string; name: string };

type Props = {
  /** What is searched for first. */
  sought: string;
  busy: boolean;
  error: string | undefined;
  onChoose: (found: Found) => void;
  onClose: () => void;
};

export function FindApplicant({ sought, busy, error, onChoose, onClose }: Props) {
  const [q, setQ] = useState(sought.slice(0, 100));
  const { data, isError } = useCall(['applicants', q], applicationsEndpoints.listApplications, {
    query: { q, limit: shown },
    enabled: q !== '',
    placeholderData: (before) => before,
  });
  const items = q ? (data?.items ?? []) : [];
  return (
    <Dialog label={text.heading} className="w-[30rem]" onClose={onClose}>
      <div className="grid grid-cols-1 gap-3">
        <h2 className="text-base font-semibold">{text.heading}</h2>
        <div className="flex *:max-w-full">
          <SearchField label={text.search} hint={text.hint} value={q} onChange={setQ} />
        </div>
        <ul className="grid grid-cols-1 gap-1">
          {items.map(({ id, name, email, city, country, created_at }) => (
            <li key={id}>
              <button
                type="button"
                aria-disabled={busy || undefined}
                className="grid w-full cursor-pointer grid-cols-1 gap-0.5 rounded-lg px-3 py-2 text-start ring-1 ring-line hover:bg-tint hover:ring-control"
                onClick={() => !busy && onChoose({ id, name })}
              >
                <span className="font-medium wrap-anywhere">
                  <span className="sr-only">{text.choose} </span>
                  <bdi>{name}</bdi>
                </span>
                <span className="flex flex-wrap gap-x-2 text-xs text-muted">
                  <bdi className="wrap-anywhere">{email}</bdi>
                  <bdi>{`${city}, ${country}`}</bdi>
                  <Moment at={created_at} />
                </span>
              </button>
            </li>
          ))}
        </ul>
        <p role="status" className="text-muted empty:hidden">
          {q && data && items.length === 0 && text.none}
        </p>
        <ErrorText>{error ?? (isError && text.failed)}</ErrorText>
        <Button className="justify-self-end" onClick={onClose}>
          {unknown.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
