import { locales, type Answer, type MailDelivery } from '@blue-peony/contracts';
import { useColleagues } from '../../../api/colleagues.ts';
import { answers as text } from '../../../i18n/answers.ts';
import { mails } from '../../../i18n/mails.ts';
import { Moment } from '../../../ui/moment.tsx';
import { ReplyWords } from './reply-words.tsx';

type Props = { answer: Answer; delivery: MailDelivery | undefined };

export function AnswerCard({ answer, delivery }: Props) {
  const { staff_id, channel, at, leaves_at, decision, subject, language, text: words } = answer;
  const { nameOf } = useColleagues();
  return (
    <article className="ms-6 grid grid-cols-1 gap-1 rounded-lg bg-page px-3 py-2">
      <p className="text-xs text-muted">
        {text.by(nameOf(staff_id), channel)} · <Moment at={at} />
      </p>
      {channel === 'mail' && <State leaves={leaves_at !== null} delivery={delivery} />}
      <p dir="auto" className="font-medium wrap-anywhere">
        {decision === 'own' ? subject : `${text.decisions[decision]}: ${subject}`}
      </p>
      <ReplyWords words={words} lang={locales.find((locale) => locale.language === language)!.tag} />
    </article>
  );
}

function State({ leaves, delivery }: { leaves: boolean; delivery: MailDelivery | undefined }) {
  if (leaves) return <p className="text-xs text-muted">{text.leaves}</p>;
  const state = delivery?.state ?? 'waiting';
  const lost = state === 'refused' || state === 'dead';
  return (
    <p className={lost ? 'font-medium text-danger' : 'text-xs text-muted'}>
      {state === 'waiting' ? text.waiting : mails.states[state]}
      {lost && `. ${text.callHer}.`}
    </p>
  );
}
