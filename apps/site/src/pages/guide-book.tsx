import type { ReactNode } from 'react';
import { guideSales } from '../content/en/guide-sales.ts';
import { Book } from '../ui/book.tsx';

/** The guide drawn as a physical book. */
export function GuideBook({ art }: { art: ReactNode }) {
  return <Book {...guideSales.cover} art={art} />;
}
