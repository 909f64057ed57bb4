import { looksEndpoints, type StaffLook } from '@blue-peony/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useColleagues } from '../../../api/colleagues.ts';
import { privacy } from '../../../i18n/privacy.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorText } from '../../../ui/messages.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { Panel } from '../../../ui/panel.tsx';

const text = privacy.looks;

type Props = {
  id: string;
  /** The photo paths in the applicant's order, which numbers them. */
  photos: readonly string[];
};

/** The looks at an application: the same lines that the applicant reads, with names. */
export function LooksPanel({ id, photos }: Props) {
  const { nameOf } = useColleagues();
  const [shown, setShown] = useState(false);
  const { data, isError } = useQuery({
    queryKey: ['looks', id],
    queryFn: ({ signal }) => call(looksEndpoints.listLooks, { params: { id }, signal }),
    enabled: shown,
    staleTime: 0,
  });
  return (
    <Panel heading={text.heading}>
      {!shown && (
        <Button look="quiet" className="justify-self-start" onClick={() => setShown(true)}>
          {text.show}
        </Button>
      )}
      <ErrorText>{isError && privacy.failed}</ErrorText>
      {data?.items.length === 0 && <p className="text-ink/65">{text.none}</p>}
      {data && data.items.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long report scrolls, also by the keyboard
        <ol className="grid max-h-96 gap-1 overflow-y-auto" tabIndex={0} aria-label={text.heading}>
          {data.items.map((look, index) => (
            <li key={index} className="wrap-anywhere">
              <Moment at={look.at} /> {nameOf(look.staff_id)} ({text.roles[look.role]}) {told(look, photos)}
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

const told = ({ what, photo }: StaffLook, photos: readonly string[]): string =>
  what === 'photo' ? text.told.photo(photos.indexOf(photo ?? '') + 1) : text.told[what];
