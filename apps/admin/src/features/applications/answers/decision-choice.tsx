import { answerDecisions, type AnswerDecision } from '@blue-peony/contracts';
import { answers as text } from '../../../i18n/answers.ts';
import { focused } from '../../../ui/focused.ts';

export const decisionByKey = (key: string): AnswerDecision | undefined =>
  /^\d$/.test(key) ? answerDecisions[Number(key) - 1] : undefined;

type Props = { chosen: AnswerDecision; onChoose: (decision: AnswerDecision) => void };

export function DecisionChoice({ chosen, onChoose }: Props) {
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="mb-1 text-ink/70">{text.decision}</legend>
      {answerDecisions.map((decision, index) => (
        <label
          key={decision}
          className="flex min-h-9 cursor-pointer items-center gap-1.5 rounded-lg px-2.5 ring-1 ring-ink/20 has-checked:bg-peony-50 has-checked:font-medium has-checked:ring-peony-600 has-focus-visible:outline-2 has-focus-visible:outline-peony-600"
        >
          {/* Not in a text field: there the single keys would be letters. */}
          <input
            ref={decision === chosen ? focused : undefined}
            type="radio"
            name="decision"
            className="size-4"
            checked={decision === chosen}
            onChange={() => onChoose(decision)}
          />
          {text.decisions[decision]}
          <kbd aria-hidden="true" className="text-xs text-ink/65">
            {index + 1}
          </kbd>
        </label>
      ))}
    </fieldset>
  );
}
