import { applicationReference, languages, type ReviewedApplication } from '@blue-peony/contracts';
import type { KeyboardEvent } from 'react';
import { useColleagues } from '../../../api/colleagues.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorText } from '../../../ui/messages.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { useKeysEnabled } from '../use-keys.ts';
import { whatsappHref } from './contact-links.ts';
import { DecisionChoice, decisionByKey } from './decision-choice.tsx';
import { useComposer } from './use-composer.ts';

const text = messages.answers;

type Props = { application: ReviewedApplication; onClose: () => void };

/** Writes to an applicant: what stands in the fields is what she gets. */
export function Composer({ application, onClose }: Props) {
  const { id, name, email, whatsapp } = application;
  const composer = useComposer(application, onClose);
  const { draft, words, edited, overtaken, ready, sending } = composer;
  const { nameOf } = useColleagues();
  const keysEnabled = useKeysEnabled();
  const chat = words && whatsappHref(whatsapp, words.text);

  const byMail = () => ready && composer.send('mail');
  const inWhatsapp = () => {
    if (!ready || !chat) return;
    // Within the press itself, or the browser takes it for an advertisement.
    window.open(chat, '_blank', 'noopener,noreferrer');
    composer.send('whatsapp');
  };
  const byCopy = () => {
    if (ready && words) void navigator.clipboard.writeText(words.text).then(() => composer.send('copied'));
  };

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return byMail();
    const typing = event.target instanceof Element && event.target.matches('input:not([type=radio]), textarea, select');
    if (typing || !keysEnabled || event.ctrlKey || event.metaKey || event.altKey) return;
    const decision = decisionByKey(event.key);
    if (decision) composer.choose({ decision });
    if (event.key === 'w') inWhatsapp();
    if (event.key === 'c') byCopy();
  }

  return (
    <Dialog label={text.to(name)} className="max-h-[calc(100dvh-2rem)] w-[46rem]" onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the dialog's buttons do the same as these keys */}
      <div className="grid gap-3" onKeyDown={onKeyDown}>
        <h2 className="text-base font-semibold wrap-anywhere">{text.to(name)}</h2>
        {overtaken && (
          <div role="alert" className="grid gap-2 rounded-lg bg-amber-100 p-3 text-amber-900">
            <p>
              {text.overtaken(text.by(nameOf(overtaken.staff_id), overtaken.channel))} <Moment at={overtaken.at} />
            </p>
            <p className="line-clamp-6 whitespace-pre-line wrap-anywhere">{overtaken.text}</p>
            <Button look="quiet" className="justify-self-start" onClick={composer.acknowledge}>
              {text.seen}
            </Button>
          </div>
        )}
        <DecisionChoice chosen={draft.decision} onChoose={(decision) => composer.choose({ decision })} />
        <label className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="text-ink/70">{text.language}</span>
          <select
            className="field w-auto"
            value={draft.language}
            onChange={({ target }) =>
              composer.choose({ language: languages.find((one) => one === target.value) ?? draft.language })
            }
          >
            {languages.map((language) => (
              <option key={language} value={language}>
                {messages.filters.languages[language]}
              </option>
            ))}
          </select>
          {edited && (
            <Button look="quiet" onClick={composer.undo}>
              {text.reset}
            </Button>
          )}
        </label>
        {!words && !composer.templates.isError && <p role="status">{text.loading}</p>}
        <ErrorText>{composer.templates.isError && text.failed}</ErrorText>
        {words && (
          <>
            <label className="grid gap-1">
              <span className="text-ink/70">{text.subject}</span>
              <input
                className="field"
                maxLength={150}
                value={words.subject}
                onChange={({ target }) => composer.edit({ subject: target.value })}
              />
              <span className="text-xs text-ink/65">{text.subjectNote(applicationReference(id))}</span>
            </label>
            <label className="grid gap-1">
              <span className="text-ink/70">{text.text}</span>
              <textarea
                className="field min-h-64 py-2 text-sm"
                rows={12}
                maxLength={5_000}
                value={words.text}
                onChange={({ target }) => composer.edit({ text: target.value })}
              />
            </label>
          </>
        )}
        <ErrorText>{composer.failed ? text.notSent : !composer.valid && text.unfinished}</ErrorText>
        <div className="flex flex-wrap items-center gap-2">
          <Button disabled={!ready || sending} onClick={byMail}>
            {sending ? text.sending : text.mail}
          </Button>
          <Button look="quiet" disabled={!ready || !chat || sending} onClick={inWhatsapp}>
            {text.whatsapp}
          </Button>
          <Button look="quiet" disabled={!ready || sending} onClick={byCopy}>
            {text.copy}
          </Button>
          <Button look="quiet" className="ml-auto" onClick={onClose}>
            {text.close}
          </Button>
        </div>
        <p className="text-xs wrap-anywhere text-ink/65">
          {text.mailTo(email)}. {words && !chat && text.noWhatsapp} {keysEnabled && text.keys}
        </p>
      </div>
    </Dialog>
  );
}
