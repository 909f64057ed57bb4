import { applicationReference, markFound, phoneText, type Part, type ReviewedApplication } from '@blue-peony/contracts';
import { found as foundText } from './found-words.ts';
import { messages } from '../../i18n/messages.ts';

const text = messages.fields;

const before = 30;
const beyond = 60;

type Props = { application: ReviewedApplication; q: string; notes?: readonly { text: string }[] | undefined };

/** The fields of an application in which a search's words are, with these marked. */
export function Found({ application, q, notes = [] }: Props) {
  const found = fieldsOf(application, notes).flatMap(({ label, value }) => {
    const parts = value ? markFound(value, q) : undefined;
    return parts ? [{ label, parts: around(parts) }] : [];
  });
  return (
    <ul aria-label={foundText.label} className="mt-1 grid gap-0.5 text-xs empty:hidden">
      {found.map(({ label, parts }) => (
        <li key={label} className="wrap-anywhere">
          <span className="text-muted">{label}: </span>
          <bdi>
            {parts.map((part, index) =>
              // oxlint-disable-next-line react/no-array-index-key -- the parts have no other key and keep their order
              part.marked ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
            )}
          </bdi>
        </li>
      ))}
    </ul>
  );
}

function fieldsOf(application: ReviewedApplication, notes: readonly { text: string }[]) {
  const { matching_note, matching_reply, id } = application;
  return [
    { label: foundText.reference, value: applicationReference(id) },
    { label: text.name, value: application.name },
    { label: text.email, value: application.email },
    { label: text.whatsapp, value: phoneText(application) },
    { label: text.country, value: application.country },
    { label: text.city, value: application.city },
    { label: text.instagram, value: application.instagram },
    { label: text.tiktok, value: application.tiktok },
    { label: text.onlyfans, value: application.onlyfans_username },
    { label: text.otherSocials, value: application.other_socials },
    { label: text.message, value: application.message },
    { label: foundText.reply, value: matching_reply },
    { label: foundText.note, value: matching_note ?? notes.map((note) => note.text).join(' · ') },
  ];
}

function around(parts: Part[]): Part[] {
  const first = parts.findIndex(({ marked }) => marked);
  const lead = parts[first - 1]?.text ?? '';
  const shown: Part[] = lead ? [{ text: lead.length > before ? `…${lead.slice(-before)}` : lead, marked: false }] : [];
  let left = beyond;
  for (const { text: whole, marked } of parts.slice(first)) {
    if (left <= 0) break;
    const cut = marked || whole.length <= left ? whole : `${whole.slice(0, left)}…`;
    shown.push({ text: cut, marked });
    left -= whole.length;
  }
  return shown;
}
