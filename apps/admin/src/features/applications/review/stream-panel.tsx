import { mailsEndpoints, type MailDelivery, type ReviewedApplication } from '@blue-peony/contracts';
import { useState, type RefObject } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { useColleagues } from '../../../api/colleagues.ts';
import { useStaff } from '../../../api/session.ts';
import { mails as mailsText } from '../../../i18n/mails.ts';
import { stream as text } from './history-words.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorText } from '../../../ui/messages.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { mailsKey } from '../stream-key.ts';
import { MailState } from './mail-state.tsx';
import { NoteForm } from './note-form.tsx';
import { ResendMails } from './resend-mails.tsx';
import { foldLines, linesOf, type Line } from './stream-lines.ts';
import { StreamNoteCard } from './stream-note.tsx';
import { wordsOf, wordsOfLooks } from './stream-words.ts';
import { useStream } from './use-stream.ts';

const foldedTo = 12;
const mailAgainMs = 5_000;

const mayChange = ({ state }: MailDelivery) => state === 'waiting' || state === 'dead';

type Props = { application: ReviewedApplication; field: RefObject<HTMLTextAreaElement | null> };

export function StreamPanel({ application, field }: Props) {
  const { id, file_urls: photos } = application;
  const [unfolded, setUnfolded] = useState(false);
  const stream = useStream(id);
  const mails = useCall(mailsKey(id), mailsEndpoints.listMails, {
    params: { id },
    staleTime: 15_000,
    refetchInterval: ({ state }) => (state.data?.items.some(mayChange) ? mailAgainMs : false),
  });
  const { nameOf } = useColleagues();
  const words = { nameOf, photos, own: useStaff().id };
  const { entries = [], replies = [] } = stream.data ?? {};
  const lines = linesOf([...entries, ...replies], mails.data?.items ?? []);
  const shown = unfolded ? lines : foldLines(lines, foldedTo);
  const notes = new Map(stream.data?.notes.map((note) => [note.id, note]));

  const show = (line: Line) => {
    if ('mail' in line) return <MailState mail={line.mail} />;
    if ('looks' in line) return wordsOfLooks(line.looks, words);
    const note = line.entry.kind === 'note_added' ? notes.get(line.entry.detail.note) : undefined;
    return note ? <StreamNoteCard id={id} note={note} who={nameOf(note.author_id)} /> : wordsOf(line.entry, words);
  };
  return (
    <Panel heading={text.heading}>
      <NoteForm application={application} field={field} />
      {stream.isPending && <p className="text-muted">{text.loading}</p>}
      <ErrorText>{stream.isError && text.failed}</ErrorText>
      <ErrorText>{mails.isError && mailsText.failed}</ErrorText>
      <ol aria-label={text.label} className="grid gap-1.5 empty:hidden">
        {shown.map((line) => (
          <li key={keyOf(line)} className="grid wrap-anywhere sm:flex sm:gap-x-3">
            {!isNote(line, notes) && (
              <span className="shrink-0 text-xs/5 text-muted sm:w-38">
                <Moment at={line.at} />
              </span>
            )}
            <div className="min-w-0 grow">{show(line)}</div>
          </li>
        ))}
      </ol>
      {shown.length < lines.length && (
        <Button className="justify-self-start" onClick={() => setUnfolded(true)}>
          {text.all(lines.length)}
        </Button>
      )}
      <ResendMails id={id} mails={mails.data?.items ?? []} />
    </Panel>
  );
}

const isNote = (line: Line, notes: ReadonlyMap<string, unknown>) =>
  'entry' in line && line.entry.kind === 'note_added' && notes.has(line.entry.detail.note);

const keyOf = (line: Line) => {
  if ('mail' in line) return `${line.mail.event_id} ${line.mail.recipient}`;
  const { at, staff_id, kind, detail } = 'entry' in line ? line.entry : line.looks.at(-1)!;
  return JSON.stringify([at, staff_id, kind, detail]);
};
