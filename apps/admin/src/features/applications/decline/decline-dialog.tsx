import { declineRefusals, type Declined } from '@blue-peony/contracts';
import { filters } from '../../../i18n/filters.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LetterFields } from '../../../ui/letter-fields.tsx';
import { ErrorText } from '../../../ui/messages.tsx';
import { problemOf } from '../../../ui/problem-of.ts';
import { decline as text } from './decline-words.ts';
import { useDecline } from './use-decline.ts';

type Props = { ids: readonly string[]; onSent: (declined: Declined) => void; onClose: () => void };
type Decline = ReturnType<typeof useDecline>;

/** Of names, so that the sentence stays short. */
const shownNames = 5;

export function DeclineDialog({ ids, onSent, onClose }: Props) {
  const decline = useDecline(ids, onSent);
  const { letters, sendable, loading, failed, valid, sending, error } = decline;
  const ready = valid && !sending;
  return (
    <Dialog label={text.heading(ids.length)} className="max-h-[calc(100dvh-2rem)] w-[64rem]" onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the dialog's button does the same as this key */}
      <div
        className="grid gap-4"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          decline.send();
        }}
      >
        <h2 className="text-base font-semibold">{text.heading(ids.length)}</h2>
        {loading && <p role="status">{text.loading}</p>}
        <ErrorText>{failed && text.failed}</ErrorText>
        {!loading && !failed && <Reach decline={decline} />}
        {letters.length > 0 && <p className="text-muted">{text.fields}</p>}
        {letters.map((letter) => (
          <Letter key={letter.language} letter={letter} decline={decline} />
        ))}
        <ErrorText>
          {problemOf(error, { idempotency_mismatch: text.sentBefore }, text.notSent) ??
            (letters.length > 0 && !valid && text.unfinished)}
        </ErrorText>
        <div className="sticky -bottom-5 -mx-5 -mb-5 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-surface px-5 py-3">
          {sendable.length > 0 && <p className="mr-auto text-xs text-muted max-sm:basis-full">{text.keys}</p>}
          <Button onClick={onClose}>{text.cancel}</Button>
          {sendable.length > 0 && (
            <Button look="primary" disabled={!ready} onClick={decline.send}>
              {sending ? text.sending : text.send(sendable.length)}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** How many get the email, and who does not. */
function Reach({ decline: { sendable, refused, items } }: { decline: Decline }) {
  const nameOf = (id: string) => items.find((item) => item.id === id)?.name;
  return (
    <div className="grid gap-1 rounded-lg bg-page px-3 py-2">
      <p role="status" className="font-medium">
        {sendable.length > 0 ? text.byMail(sendable.length) : text.none}
      </p>
      {refused.length > 0 && (
        <>
          <p>{text.without(refused.length)}</p>
          <ul className="grid list-disc gap-0.5 pl-5">
            {declineRefusals.map((reason) => {
              const those = refused.filter((one) => one.reason === reason);
              const names = those.flatMap(({ id }) => nameOf(id) ?? []);
              if (those.length === 0) return null;
              return (
                <li key={reason} className="wrap-anywhere">
                  {those.length}: {text.reasons[reason]}{' '}
                  {names.length > 0 && (
                    <span className="text-muted">
                      (<bdi>{names.slice(0, shownNames).join(', ')}</bdi>
                      {names.length > shownNames && ` ${text.others(names.length - shownNames)}`})
                    </span>
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </div>
  );
}

function Letter({ letter, decline }: { letter: Decline['letters'][number]; decline: Decline }) {
  const { language, readers, words, name, example } = letter;
  return (
    <fieldset className="grid gap-3 border-t border-line pt-3 md:grid-cols-2">
      <legend className="float-left w-full pb-2 font-semibold md:col-span-2">
        {text.language(filters.languages[language], readers.length)}
      </legend>
      <div className="grid content-start gap-2">
        <LetterFields
          labels={text}
          letter={words}
          className="min-h-48"
          onEdit={(changes) => decline.edit(language, changes)}
        />
        {decline.edited(language) && (
          <Button className="justify-self-start" onClick={() => decline.edit(language, undefined)}>
            {text.reset}
          </Button>
        )}
      </div>
      <div className="grid content-start gap-1">
        <p className="text-muted wrap-anywhere">{text.example(name)}</p>
        <div dir="auto" className="grid gap-2 rounded-lg bg-page px-3 py-2 wrap-anywhere">
          <p className="font-medium">{example.subject}</p>
          <p className="whitespace-pre-line">{example.text}</p>
        </div>
      </div>
    </fieldset>
  );
}
