import type { ReviewedApplication } from '@blue-peony/contracts';
import { useEffect, useRef, type RefObject } from 'react';
import { answers as text } from '../../../i18n/answers.ts';
import { filters } from '../../../i18n/filters.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorText } from '../../../ui/messages.tsx';
import { LanguageChoice } from '../../../ui/language-choice.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { AskedNotice, OvertakenNotice, WordFields } from './composer-fields.tsx';
import { DecisionChoice } from './decision-choice.tsx';
import { suggested } from './draft.ts';
import { SendBar } from './send-bar.tsx';
import { useComposer } from './use-composer.ts';
import { useWays } from './use-ways.ts';

export const composerId = 'composer';

const focusText = ({ current }: RefObject<HTMLElement | null>) => current?.querySelector('textarea')?.focus();

/** Beside the applicant, who stays in view. Escape closes it, and its draft stays. */
export function Composer({ application, onClose }: { application: ReviewedApplication; onClose: () => void }) {
  const { id, name } = application;
  const composer = useComposer(application, onClose);
  const ways = useWays(composer, application, onClose);
  const { draft, words, templates, overtaken, choose } = composer;
  /** What she notes as sent is what she took along. */
  const asked = draft.asked !== undefined;
  const root = useRef<HTMLElement>(null);
  const read = () => {
    composer.acknowledge();
    focusText(root);
  };
  useEffect(() => {
    focusText(root);
    return () => {
      // Only the focus that would be lost.
      if (document.activeElement === document.body) document.getElementById('reviewed-name')?.focus();
    };
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons do the same as these keys
    <section
      ref={root}
      id={composerId}
      aria-label={text.to(name)}
      className="grid content-start gap-2 rounded-xl bg-surface p-4 text-sm shadow-sm ring-1 ring-primary/60 lg:min-h-0 lg:overflow-y-auto lg:py-3"
      onKeyDown={ways.onKeyDown}
    >
      <div className="flex items-center gap-2 [&_label>span]:sr-only">
        <h2 dir="auto" className="mr-auto min-w-0 text-base font-semibold wrap-anywhere">
          {text.to(name)}
        </h2>
        <fieldset className="contents" disabled={asked}>
          <LanguageChoice words={filters} chosen={draft.language} onChoose={(language) => choose({ language })} />
        </fieldset>
        <Button onClick={onClose}>{text.close}</Button>
      </div>
      {overtaken && <OvertakenNotice answer={overtaken} onSeen={read} />}
      {composer.toldAt && (
        <p className="text-xs text-warning">
          {text.told[application.assessment_result]} <Moment at={composer.toldAt} />
        </p>
      )}
      <DecisionChoice
        chosen={draft.decision}
        suggested={suggested(application)}
        disabled={!templates.data || asked}
        onChoose={(decision) => choose({ decision })}
      />
      {composer.edited && !asked && (
        <Button className="justify-self-start" busy={composer.sending} onClick={composer.undo}>
          {text.reset}
        </Button>
      )}
      {!words && !templates.isError && <p role="status">{text.loading}</p>}
      <ErrorText>{templates.isError && text.failed}</ErrorText>
      {words && (
        <WordFields applicationId={id} words={words} readOnly={asked || composer.sending} onEdit={composer.edit} />
      )}
      <ErrorText>
        {composer.failed
          ? text.notSent
          : composer.toldMeanwhile
            ? text.toldMeanwhile
            : !composer.valid && text.unfinished}
      </ErrorText>
      {draft.asked && (
        <AskedNotice
          channel={draft.asked}
          onSent={() => draft.asked && composer.send(draft.asked)}
          onNot={() => composer.ask(undefined)}
        />
      )}
      <SendBar application={application} ways={ways} />
    </section>
  );
}
