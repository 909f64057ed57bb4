import type { ReviewDetail } from '@blue-peony/contracts';
import { codeOf } from '@blue-peony/ui';
import { useState, type ComponentType } from 'react';
import { Link } from '../../../router/link.tsx';
import { navigate, useParams } from '../../../router/place.ts';
import { review as text } from '../review-words.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { useCommands } from '../../../ui/commands.ts';
import { ErrorText, Quiet } from '../../../ui/messages.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { commands } from '../commands-words.ts';
import { workMode } from '../filter.ts';
import { SealedPanel } from '../record/sealed-panel.tsx';
import { TakeNext } from '../take-next.tsx';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { KeysHelp } from './keys-help.tsx';
import { QueueList } from './queue-list.tsx';
import { Reviewed } from './reviewed.tsx';
import { useKeys } from '../use-keys.ts';
import { queueFilter, useReview } from './use-review.ts';
import type { Beyond, End } from './use-viewer.ts';

type Props = { id: string; Person: ComponentType<{ detail: ReviewDetail }> };

/** @param Person what is known of the applicant elsewhere */
export function ReviewDesk({ id, Person }: Props) {
  const params = useParams();
  const [helping, setHelping] = useState(false);
  const [opened, setOpened] = useState<{ id: string; end: End }>();
  /** The application whose answer is being written. */
  const [answering, setAnswering] = useState<string>();
  const wide = useMediaQuery('(min-width: 64rem)');
  const widest = useMediaQuery('(min-width: 80rem)');
  // On a later return the photos are covered again.
  if (opened && opened.id !== id) setOpened(undefined);
  const review = useReview(id, queueFilter(params));
  const { items, application, detail, error, place, total, estimated, previous, next } = review;
  const search = params.toString();
  const list = new URLSearchParams(params);
  list.delete(workMode);
  const back = { pathname: '/', search: list.toString() };

  // At once, because the next key, perhaps a score, is meant for what comes.
  const go = (to: string | undefined, end?: End) => {
    if (!to) return;
    setOpened(end && { id: to, end });
    navigate({ pathname: `/review/${to}`, search }, { replace: true, atOnce: true });
  };
  const beyond: Beyond = (by, end) => {
    const to = by > 0 ? next : previous;
    return to ? () => go(to, end) : undefined;
  };
  const leave = () => navigate(back, { atOnce: true });
  useKeys({
    j: () => go(next),
    ArrowRight: () => go(next),
    k: () => go(previous),
    ArrowLeft: () => go(previous),
    '?': () => setHelping(true),
    Escape: answering === id ? () => setAnswering(undefined) : leave,
  });

  useCommands([
    { name: commands.nextApplicant, keys: 'j', run: next !== undefined && (() => go(next)) },
    { name: commands.previousApplicant, keys: 'k', run: previous !== undefined && (() => go(previous)) },
    { name: text.back, run: leave },
    { name: commands.keys, keys: '?', run: () => setHelping(true) },
  ]);

  const missing = codeOf(error) === 'not_found';
  return (
    <div data-one-screen className="grid content-start gap-3 lg:grid-rows-[auto_minmax(0,1fr)] lg:content-stretch">
      <PageTitle parts={[application?.name, messages.list.reading]} />
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <Link className="text-link mr-auto py-1.5 text-sm" to={back}>
          {text.back}
        </Link>
        {place > 0 && <p className="px-1 text-sm text-muted tabular-nums">{text.position(place, total, estimated)}</p>}
        {wide && (
          <>
            <Button disabled={!previous} onClick={() => go(previous)}>
              {text.previous}
            </Button>
            <Button disabled={!next} onClick={() => go(next)}>
              {text.next}
            </Button>
          </>
        )}
        <TakeNext key={id} after={id} />
        <Button className="max-md:hidden pointer-coarse:hidden" onClick={() => setHelping(true)}>
          {text.keysHelp}
        </Button>
      </div>
      <div className="grid gap-3 lg:min-h-0 xl:grid-cols-[13rem_minmax(0,1fr)]">
        {widest && <QueueList items={items} id={id} search={search} />}
        <div className="lg:min-h-0">
          {!application && !error && <Quiet>{text.loading}</Quiet>}
          {missing && <SealedPanel key={id} id={id} fallback={text.missing} />}
          <ErrorText>{error && !missing && text.failed}</ErrorText>
          {application && !missing && (
            <Reviewed
              key={id}
              application={application}
              detail={detail}
              person={detail && <Person detail={detail} />}
              opened={opened?.id === id ? opened.end : undefined}
              beyond={beyond}
              answering={answering === id}
              onAnswering={(on) => setAnswering(on ? id : undefined)}
              onErased={leave}
            />
          )}
        </div>
      </div>
      {helping && <KeysHelp onClose={() => setHelping(false)} />}
    </div>
  );
}
