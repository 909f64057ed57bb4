import { bulkLimit, declineRefusals, type Declined } from '@blue-peony/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useCommands } from '../../../ui/commands.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import { decline as text } from './decline-words.ts';

type Props = { ids: readonly string[]; onDone: (result: string) => void };

/** Answers the selected applicants with a decline by email, once its words have been seen in each language. */
export function DeclineSelected({ ids, onDone }: Props) {
  const [open, setOpen] = useState(false);
  const tooMany = ids.length > bulkLimit;
  useCommands([{ name: text.open, run: !tooMany && (() => setOpen(true)) }]);
  return (
    <>
      <Button
        look="onInk"
        disabled={tooMany}
        title={tooMany ? text.most(bulkLimit) : undefined}
        onClick={() => setOpen(true)}
      >
        {text.open}
      </Button>
      {open && (
        <DeclineDialog ids={ids} onSent={(declined) => onDone(resultOf(declined))} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

/** What stays true when they are taken back; how many leave stands beside the button that does that. */
const resultOf = ({ refused }: Declined): string =>
  declineRefusals
    .flatMap((reason) => {
      const { length } = refused.filter((one) => one.reason === reason);
      return length > 0 ? [text.refused(length, reason)] : [];
    })
    .join(' ');
