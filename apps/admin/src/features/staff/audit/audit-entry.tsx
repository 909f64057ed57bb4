import type { auditEntrySchema } from '@blue-peony/contracts';
import { Link } from '../../../router/link.tsx';
import type { z } from 'zod';
import { actionTexts } from './action-words.ts';
import { detailText } from './detail-words.ts';
import { audit as text } from './words.ts';
import { Moment } from '../../../ui/moment.tsx';

export type Entry = z.output<typeof auditEntrySchema>;

export function AuditEntry({ entry, onNarrow }: { entry: Entry; onNarrow: (about: string) => void }) {
  const { at, staff_name, staff_email, role, action, detail } = entry;
  return (
    <li className="grid items-baseline gap-x-4 border-b border-line py-2.5 last:border-0 md:grid-cols-[9.5rem_minmax(0,14rem)_minmax(0,16rem)_minmax(0,1fr)]">
      <span className="text-xs text-muted md:text-[13px]">
        <Moment at={at} />
      </span>
      <span className="wrap-anywhere" title={staff_email ?? undefined}>
        {staff_name ?? text.nobody} {role && <span className="text-muted">({text.roles[role]})</span>}
      </span>
      <span className="font-medium md:font-normal">{actionTexts[action]}</span>
      <span className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
        <Subject entry={entry} onNarrow={onNarrow} />
        {detail && !isId(detail) && <span className="text-muted">{detailText(detail)}</span>}
      </span>
    </li>
  );
}

const shortened = (action: Entry['action'], id: string) =>
  (action.startsWith('session.') ? `${text.session} ` : '') + id.slice(0, 8);

const isId = (subject: string) => /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(subject);

/** The application, order or person of an entry, with links to it and to all of its entries. */
function Subject({ entry, onNarrow }: { entry: Entry; onNarrow: (about: string) => void }) {
  const { action, subject_name, staff_id } = entry;
  // A photo's entry names both the photo and its application.
  const subject = action === 'photo.opened' && isId(entry.detail) ? entry.detail : entry.subject;
  // An export names what it was of as its action does.
  if (!subject || subject === staff_id || (action.endsWith('.exported') && !isId(subject))) return null;
  const about = aboutOf(action, subject);
  const name = about ? `${about.kind} ${subject.slice(0, 8)}` : subject_name;
  return (
    <>
      {about ? (
        <Link className="text-link" to={about.to} title={subject}>
          {name}
        </Link>
      ) : (
        <span className={subject_name ? '' : 'text-muted'} title={subject}>
          {subject_name ?? (isId(subject) ? shortened(action, subject) : detailText(subject))}
        </span>
      )}
      {name && (
        <button
          type="button"
          className="text-link min-h-6 text-xs"
          aria-label={text.onlyOf(name)}
          onClick={() => onNarrow(subject)}
        >
          {text.only}
        </button>
      )}
    </>
  );
}

function aboutOf(action: Entry['action'], subject: string) {
  if (!isId(subject)) return undefined;
  if (/^(application|mail|photo)\./.test(action)) return { kind: text.application, to: `/review/${subject}` };
  if (action.startsWith('order.')) return { kind: text.order, to: `/orders?q=${subject}` };
  return undefined;
}
