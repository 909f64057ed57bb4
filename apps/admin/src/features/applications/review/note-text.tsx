import type { Note } from '@blue-peony/contracts';
import { useColleagues } from '../../../api/colleagues.ts';
import { mentionsIn } from './mentions.ts';

/** The text of a note, with those whom it mentions set off. */
export function NoteText({ note: { text, mentions = [] } }: { note: Pick<Note, 'text' | 'mentions'> }) {
  const { colleagues } = useColleagues();
  const found = mentionsIn(
    text,
    colleagues.filter(({ id }) => mentions.includes(id)),
  );
  return (
    <p dir="auto" className="whitespace-pre-line wrap-anywhere">
      {found.map(({ from, to }, index) => (
        <span key={from}>
          {text.slice(found[index - 1]?.to ?? 0, from)}
          <strong className="font-semibold text-primary-deep">{text.slice(from, to)}</strong>
        </span>
      ))}
      {text.slice(found.at(-1)?.to ?? 0)}
    </p>
  );
}
