import { answerKinds, type AnswerDecision, type AnswerKind } from '@blue-peony/contracts';
import { templateKey } from './template-key.ts';
import { answers as text } from '../../../i18n/answers.ts';

type Props = {
  chosen: AnswerKind;
  suggested: AnswerDecision | undefined;
  disabled: boolean;
  onChoose: (decision: AnswerKind) => void;
};

export function DecisionChoice({ chosen, suggested, disabled, onChoose }: Props) {
  return (
    <fieldset className="flex flex-wrap gap-1.5" disabled={disabled}>
      <legend className="mb-1 text-muted">
        {text.decision}
        <span className="pointer-coarse:hidden"> {text.byDigit(templateKey)}</span>
      </legend>
      {answerKinds.map((decision, index) => (
        <label
          key={decision}
          className="flex min-h-8 cursor-pointer items-center gap-1.5 rounded-lg px-2 ring-1 ring-line has-checked:bg-tint has-checked:font-medium has-checked:ring-primary has-focus-visible:outline-2 has-focus-visible:outline-primary"
        >
          <input
            type="radio"
            name="decision"
            className="size-4"
            checked={decision === chosen}
            onChange={() => onChoose(decision)}
          />
          {text.decisions[decision]}
          {decision === suggested && <span className="text-xs text-muted">{text.suggested}</span>}
          <kbd aria-hidden="true" className="text-xs text-muted pointer-coarse:hidden">
            {index + 1}
          </kbd>
        </label>
      ))}
    </fieldset>
  );
}
