import { scores, type ReviewDetail, type ReviewedApplication } from '@blue-peony/contracts';
import { tellFailure } from '@blue-peony/ui';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { application as words } from '../../../i18n/application.ts';
import { review as text } from '../review-words.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { useNoticesSeen } from '../../../api/notices.ts';
import { useCommands } from '../../../ui/commands.ts';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { commands } from '../commands-words.ts';
import { FoundBySearch } from '../found-by-search.tsx';
import { AnswerButton } from '../answers/answer-button.tsx';
import { Composer } from '../answers/composer.tsx';
import { ThreadPanel } from '../replies/thread-panel.tsx';
import { SpamPanel } from '../spam-mark.tsx';
import { SnoozeButton } from '../snooze/snooze-button.tsx';
import { useKeys } from '../use-keys.ts';
import { TagRow } from '../tags/tag-row.tsx';
import { useScore } from '../use-score.ts';
import { RightsPanel } from '../record/rights-panel.tsx';
import { ApplicantHead, ContactPanel, MessagePanel } from './applicant-panels.tsx';
import { PhotoViewer } from './photo-viewer.tsx';
import { PhotosPanel } from './photos-panel.tsx';
import { ScoreKeys } from './score-keys.tsx';
import { useMarkReplied } from './use-mark-replied.ts';
import { useSwipe } from './use-swipe.ts';
import { StreamPanel } from './stream-panel.tsx';
import { CollaborationPanel } from './collaboration-panel.tsx';
import { useViewer, type Beyond, type End } from './use-viewer.ts';

type Props = {
  application: ReviewedApplication;
  detail: ReviewDetail | undefined;
  person: ReactNode;
  opened: End | undefined;
  beyond: Beyond;
  answering: boolean;
  onAnswering: (on: boolean) => void;
  onErased: () => void;
};

export function Reviewed(props: Props) {
  const { application, detail, person, opened, beyond, answering, onAnswering, onErased } = props;
  const { id, name, replied_at } = application;
  const heading = useRef<HTMLHeadingElement>(null);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const { hrefs, viewing, viewed, ahead, looks, view, prepare, renew, forget, close } = useViewer(application, opened);
  const scoring = useScore(application, (failed) =>
    // The next applicant may already be on the screen, so the message names this one.
    tellFailure(heading.current ? messages.score.failed : text.scoreFailed(name, failed)),
  );
  const replying = useMarkReplied(() => tellFailure(words.reply.failed));

  // Before the photos open, which restore the focus later.
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  useNoticesSeen(id);
  const wide = useMediaQuery('(min-width: 64rem)');
  const [left, right] = [beyond(1), beyond(-1)];
  const swipe = useSwipe({ left, right });
  const writeNote = () => noteField.current?.focus();
  const openPhotos = () => view(hrefs.findIndex(Boolean));
  const toggleReply = words.reply[replied_at ? 'unmark' : 'mark'];
  const toggleReplied = () => {
    if (!replying.isPending) replying.mutate({ id, replied: replied_at === null });
  };
  useKeys({
    ...Object.fromEntries(scores.map((value) => [String(value % 10), () => scoring.give(value, 'kept', value === 1)])),
    u: () => scoring.undo?.(),
    o: openPhotos,
    Enter: openPhotos,
    n: writeNote,
    r: toggleReplied,
  });
  useCommands([
    { name: commands.note, keys: 'n', run: writeNote },
    { name: toggleReply, keys: 'r', run: !replying.isPending && toggleReplied },
    { name: commands.openPhotos, keys: 'o', run: hrefs.some(Boolean) && openPhotos },
    { name: commands.undo, keys: 'u', run: scoring.undo },
    ...scores.map((value) => ({
      name: commands.score(value),
      keys: String(value % 10),
      run: value !== application.score && (() => void scoring.give(value)),
      deep: true,
    })),
  ]);

  return (
    <article
      aria-labelledby="reviewed-name"
      className="grid touch-pan-y touch-pinch-zoom gap-3 max-lg:pb-40 lg:h-full lg:min-h-0 lg:grid-cols-[minmax(0,4fr)_minmax(0,3fr)]"
      {...swipe}
    >
      <div className="grid content-start gap-3 lg:min-h-0 lg:grid-cols-2 lg:grid-rows-[auto_minmax(0,1fr)_auto_auto] lg:content-stretch">
        <div className="grid gap-2 rounded-xl bg-surface p-4 text-sm shadow-sm ring-1 ring-line lg:col-span-2 lg:py-3">
          <ApplicantHead application={application} heading={heading} />
          <FoundBySearch application={application} notes={detail?.notes} />
          <SpamPanel application={application} />
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <CollaborationPanel application={application} />
            <TagRow application={application} />
            <div className="ml-auto flex flex-wrap justify-end gap-2">
              <SnoozeButton application={application} />
              <Button busy={replying.isPending} onClick={toggleReplied}>
                {toggleReply}
              </Button>
              <AnswerButton application={application} answering={answering} onAnswering={onAnswering} />
            </div>
          </div>
        </div>
        <MessagePanel application={application} className="lg:col-start-1 lg:row-start-2" />
        <PhotosPanel application={application} looks={looks} onOpen={view} onCover={forget} />
        <ContactPanel application={application} className="lg:col-start-2 lg:row-start-2" />
        <div
          data-score-bar
          className="z-10 flex gap-2 bg-surface px-4 pt-3 pb-1 ring-1 lg:col-span-2 ring-line max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:px-3 max-lg:pt-2 max-lg:pb-[max(0.25rem,env(safe-area-inset-bottom))] lg:rounded-xl lg:shadow-sm print:static"
        >
          <ScoreKeys application={application} scoring={scoring} />
          {!wide && (
            <Button look="primary" className="h-21 px-4" disabled={!left} onClick={left}>
              {text.next}
            </Button>
          )}
        </div>
      </div>
      <div
        className={`grid content-start gap-3 lg:min-h-0 ${answering ? 'lg:grid-rows-[minmax(0,max-content)_minmax(7rem,1fr)]' : 'lg:grid-rows-[minmax(0,1fr)]'}`}
      >
        {answering && <Composer application={application} onClose={() => onAnswering(false)} />}
        <div className="-m-1 grid content-start gap-3 p-1 lg:min-h-0 lg:overflow-y-auto">
          <ThreadPanel application={application} />
          <StreamPanel application={application} field={noteField} />
          {person}
          <RightsPanel application={application} onErased={onErased} />
        </div>
      </div>
      {viewing !== undefined && viewed && (
        <PhotoViewer
          name={name}
          paths={application.file_urls}
          hrefs={hrefs}
          index={viewing}
          look={viewed}
          ahead={ahead}
          beyond={beyond}
          onMove={view}
          onLoaded={prepare}
          onFailed={renew}
          onClose={close}
        >
          <ScoreKeys application={application} scoring={scoring} onStage />
        </PhotoViewer>
      )}
    </article>
  );
}
