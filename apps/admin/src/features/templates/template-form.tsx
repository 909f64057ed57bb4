import { answerTemplateTextSchema, type AnswerTemplate, type AnswerTemplateText } from '@blue-peony/contracts';
import { useColleagues } from '../../api/colleagues.ts';
import { answers } from '../../i18n/answers.ts';
import { templates as text } from '../../i18n/templates.ts';
import { Button } from '../../ui/button.tsx';
import { LetterFields } from '../../ui/letter-fields.tsx';
import { ErrorText, StatusText } from '../../ui/messages.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import { problemOf } from '../../ui/problem-of.ts';
import { useChangeTemplate } from './use-change-template.ts';

export type Typed = AnswerTemplateText | undefined;
type Props = { template: AnswerTemplate; typed: Typed; onTyped: (change: (now: Typed) => Typed) => void };

/** @param onTyped changes what is typed and not saved, which outlives the form */
export function TemplateForm({ template, typed, onTyped }: Props) {
  const { decision, subject, text: words, original } = template;
  const change = useChangeTemplate(template);
  const shown = typed ?? { subject, text: words };
  const parsed = answerTemplateTextSchema.safeParse(shown);
  const heading = answers.decisions[decision];
  // Also where another language is shown by then; what was typed since stays.
  const save = (next: AnswerTemplateText | null) =>
    void change.mutateAsync(next).then(
      () => onTyped((now) => (now === typed ? undefined : now)),
      () => undefined,
    );
  return (
    <Panel heading={heading} aside={<Origin template={template} />}>
      <form
        aria-label={heading}
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (parsed.success && !change.isPending) save(parsed.data);
        }}
      >
        <LetterFields
          labels={text}
          letter={shown}
          readOnly={change.isPending}
          className="field-sizing-content min-h-54"
          onEdit={(changes) => onTyped(() => ({ ...shown, ...changes }))}
        />
        <ErrorText>
          {parsed.success
            ? problemOf(change.error, { version_conflict: text.conflict }, text.saveFailed)
            : text.invalid}
        </ErrorText>
        <div className="flex flex-wrap items-center gap-2">
          <Button look="primary" type="submit" disabled={!typed || !parsed.success || change.isPending}>
            {text.save}
          </Button>
          {!original && (
            <Button disabled={change.isPending} onClick={() => save(null)}>
              {text.reset}
            </Button>
          )}
          <StatusText>{change.isSuccess && !typed && text.saved}</StatusText>
        </div>
      </form>
    </Panel>
  );
}

function Origin({ template: { original, version, changed_at, staff_id } }: { template: AnswerTemplate }) {
  const { nameOf } = useColleagues();
  return (
    <p className="text-xs text-muted">
      {original || !staff_id || !changed_at ? (
        text.original
      ) : (
        <>
          {text.changed(nameOf(staff_id), version)} · <Moment at={changed_at} />
        </>
      )}
    </p>
  );
}
