import type { ReviewedApplication } from '@blue-peony/contracts';
import { useColleagues } from '../../api/colleagues.ts';
import { list as text } from './list-words.ts';
import { usePresent } from './use-live.ts';

/** Who is responsible for an application, and which colleagues have it open now, by their initials. */
export function WorkMarks({ application: { id, assignee_id } }: { application: ReviewedApplication }) {
  const others = usePresent(id).map(({ staff_id }) => staff_id);
  if (!assignee_id && others.length === 0) return null;
  return <Marks assignee={assignee_id} others={others} />;
}

function Marks({ assignee, others }: { assignee: string | null | undefined; others: readonly string[] }) {
  const { colleagues, nameOf } = useColleagues();
  const initialsOf = (id: string) => initials(colleagues.find((each) => each.id === id)?.name ?? nameOf(id));
  return (
    <span className="inline-flex items-center gap-1 align-middle">
      {assignee && (
        <Mark label={text.assignedTo(nameOf(assignee))} look="bg-tint text-body ring-1 ring-line">
          {initialsOf(assignee)}
        </Mark>
      )}
      {others.map((id) => (
        <Mark key={id} label={text.openWith(nameOf(id))} look="bg-warning-tint text-warning ring-1 ring-warning">
          {initialsOf(id)}
        </Mark>
      ))}
    </span>
  );
}

function Mark({ label, look, children }: { label: string; look: string; children: string }) {
  return (
    <span
      role="img"
      aria-label={label}
      title={label}
      className={`grid size-5 shrink-0 place-items-center rounded-full text-[10px] leading-none font-semibold ${look}`}
    >
      {children}
    </span>
  );
}

/** Two letters: of the first and the last word, or of the only one. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = '', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : [];
  const letters = last ? [...first].slice(0, 1).concat([...last].slice(0, 1)) : [...name.trim()].slice(0, 2);
  return letters.join('').toUpperCase();
}
