import type { ReactNode } from 'react';
import { agency } from '@blue-peony/agency';

/** Turns the marked words of a message into a link to the support mailbox. */
export const mailLink = (words: ReactNode[]) => (
  <a key="mail" href={`mailto:${agency.email}`} className="font-medium text-peony-700 underline underline-offset-4">
    {words}
  </a>
);
