import type { ReactNode } from 'react';
import { guideSales } from '../content/en/guide-sales.ts';
import { Book } from '../ui/book.tsx';

export function GuideBook({ art }: { art: ReactNode }) {
  return <Book {...guideSales.cover} art={art} />;
}
