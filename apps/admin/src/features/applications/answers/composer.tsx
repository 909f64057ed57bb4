import type { ReviewedApplication } from '@blue-peony/contracts';
import { answers as text } from '../../../i18n/answers.ts';
import { filters } from '../../../i18n/filters.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorText } from '../../../ui/messages.tsx';
import { LanguageChoice } from '../../../ui/language-choice.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { AskedNotice, OvertakenNotice, WordFields } from './composer-fields.tsx';
import { DecisionChoice } from './decision-choice.tsx';
import { suggested } from './draft.ts';
import { SendBar } from './send-bar.tsx';
import { useComposer } from './use-composer.ts';
import { useWays } from './use-ways.ts';

export function Composer({ application, onClose }: { application: ReviewedApplication; onClose: () => void }) {
  const { id, name } = application;
  const composer = useComposer(application, onClose);
  const ways = useWays(composer, application);
  const { draft, words, templates, overtaken, choose } = composer;
  return (
    <Dialog label={text.to(name)} className="max-h-[calc(100dvh-2rem)] w-[46rem]" onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the dialog's buttons do the same as these keys */}
      <div className="grid gap-3" onKeyDown={ways.onKeyDown}>
        <h2 dir="auto" className="text-base font-semibold wrap-anywhere">
          {text.to(name)}
        </h2>
        {overtaken && <OvertakenNotice answer={overtaken} onSeen={composer.acknowledge} />}
        {composer.toldAt && (
          <p className="rounded-lg bg-page px-3 py-2">
            {text.told[application.assessment_result]} <Moment at={composer.toldAt} />
          </p>
        )}
        <DecisionChoice
          chosen={draft.decision}
          suggested={suggested(application)}
          disabled={!templates.data}
          onChoose={(decision) => choose({ decision })}
        />
        <div className="flex flex-wrap items-center gap-2">
          <LanguageChoice words={filters} chosen={draft.language} onChoose={(language) => choose({ language })} />
          {composer.edited && <Button onClick={composer.undo}>{text.reset}</Button>}
        </div>
        {!words && !templates.isError && <p role="status">{text.loading}</p>}
        <ErrorText>{templates.isError && text.failed}</ErrorText>
        {words && <WordFields applicationId={id} words={words} onEdit={composer.edit} />}
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
        <SendBar application={application} ways={ways} onClose={onClose} />
      </div>
    </Dialog>
  );
}
