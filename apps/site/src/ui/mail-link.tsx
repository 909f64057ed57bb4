import type { ReactNode } from 'react';
import { agency } from '@blue-peony/agency';

export const mailLink = (words: ReactNode[]) => (
  <a key="mail" href={`mailto:${agency.email}`} className="font-medium text-peony-700 underline underline-offset-4">
    {words}
  </a>
);
