import { mails } from '../../i18n/mails.ts';
import { Panel } from '../../ui/panel.tsx';
import { DeadLetters } from './dead-letters.tsx';
import { Ledger } from './ledger.tsx';

/** Whether every promised email went out, and those that need somebody. */
export const Emails = () => (
  <div id="emails" className="scroll-mt-20">
    <Panel heading={mails.ledger.heading}>
      <Ledger />
      <DeadLetters />
    </Panel>
  </div>
);
