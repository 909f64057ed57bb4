import type { Answer, MailDelivery } from '@blue-peony/contracts';
import { useColleagues } from '../../../api/colleagues.ts';
import { answers as text } from '../../../i18n/answers.ts';
import { mails } from '../../../i18n/mails.ts';
import { Moment } from '../../../ui/moment.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useAnswers, useDeliveries } from './use-answers.ts';

const tags = { en: 'en', pl: 'pl', de: 'de', ukr: 'uk', th: 'th' };

export function AnswersPanel({ id }: { id: string }) {
  const { answers = [] } = useAnswers(id);
  const deliveries = useDeliveries(id, answers);
  const { nameOf } = useColleagues();
  if (answers.length === 0) return null;
  return (
    <Panel heading={text.heading}>
      <ul className="grid gap-2">
        {answers.map((answer) => (
          <li key={answer.id} className="rounded-lg bg-page px-3 py-2">
            <p className="text-xs text-muted">
              {text.by(nameOf(answer.staff_id), answer.channel)} · <Moment at={answer.at} />
            </p>
            {answer.channel === 'mail' && (
              <State
                leaves={answer.leaves_at !== null}
                delivery={deliveries.find(({ event_id }) => event_id === answer.id)}
              />
            )}
            <Text answer={answer} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function State({ leaves, delivery }: { leaves: boolean; delivery: MailDelivery | undefined }) {
  if (leaves) return <p className="text-muted">{text.leaves}</p>;
  const state = delivery?.state ?? 'waiting';
  const lost = state === 'refused' || state === 'dead';
  return (
    <p className={lost ? 'font-medium text-danger' : 'text-muted'}>
      {state === 'waiting' ? text.waiting : mails.states[state]}
      {lost && `. ${text.callHer}.`}
    </p>
  );
}

function Text({ answer: { decision, language, subject, text: words } }: { answer: Answer }) {
  return (
    <details>
      <summary dir="auto" className="cursor-pointer wrap-anywhere">
        {text.decisions[decision]}: {subject}
      </summary>
      <p lang={tags[language]} dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
        {words}
      </p>
    </details>
  );
}
