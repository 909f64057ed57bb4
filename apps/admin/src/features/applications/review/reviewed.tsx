import { scores, type ReviewDetail, type ReviewedApplication } from '@blue-peony/contracts';
import { useLayoutEffect, useRef } from 'react';
import { application as words } from '../../../i18n/application.ts';
import { review as text } from '../review-words.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Found } from '../found.tsx';
import { AnswerButton } from '../answers/answer-button.tsx';
import { AnswersPanel } from '../answers/answers-panel.tsx';
import { SpamPanel } from '../spam-mark.tsx';
import { ReplyClock } from '../reply-clock.tsx';
import { SnoozeButton } from '../snooze/snooze-button.tsx';
import { useMarkReplied } from '../use-applications.ts';
import { useKeys } from '../use-keys.ts';
import { useScore } from '../use-score.ts';
import { RightsPanel } from '../record/rights-panel.tsx';
import { ApplicantHead, ContactPanel, MessagePanel } from './applicant-panels.tsx';
import { DuplicatesPanel } from './duplicates-panel.tsx';
import { PhotoViewer } from './photo-viewer.tsx';
import { PhotosPanel } from './photos-panel.tsx';
import { ScoreKeys } from './score-keys.tsx';
import { StreamPanel } from './stream-panel.tsx';
import { CollaborationPanel } from './collaboration-panel.tsx';
import { useViewer, type Beyond, type End } from './use-viewer.ts';

type Props = {
  application: ReviewedApplication;
  detail: ReviewDetail | undefined;
  opened: End | undefined;
  beyond: Beyond;
  onErased: () => void;
};

export function Reviewed({ application, detail, opened, beyond, onErased }: Props) {
  const { id, name, replied_at } = application;
  const heading = useRef<HTMLHeadingElement>(null);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const { hrefs, viewing, viewed, ahead, looks, view, prepare, renew, forget, close } = useViewer(application, opened);
  const scoring = useScore(application, (failed) =>
    // The next applicant may already be on the screen, so the message names this one.
    window.alert(heading.current ? messages.score.failed : text.scoreFailed(name, failed)),
  );
  const replying = useMarkReplied(() => window.alert(words.reply.failed));

  // Before the photos open, which restore the focus later.
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  const scoreKeys = <ScoreKeys application={application} scoring={scoring} />;
  const openPhotos = () => view(hrefs.findIndex(Boolean));
  const toggleReplied = () => {
    if (!replying.isPending) replying.mutate({ id, replied: replied_at === null });
  };
  useKeys({
    ...Object.fromEntries(scores.map((value) => [String(value % 10), () => scoring.give(value)])),
    u: () => scoring.undo?.(),
    o: openPhotos,
    Enter: openPhotos,
    n: () => noteField.current?.focus(),
    r: toggleReplied,
  });

  return (
    <article aria-labelledby="reviewed-name" className="grid gap-3 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid content-start gap-3">
        <div className="grid gap-3 rounded-xl bg-surface p-4 text-sm shadow-sm ring-1 ring-line">
          <ApplicantHead application={application} heading={heading} />
          <Found application={application} notes={detail?.notes} />
          <CollaborationPanel application={application} />
          <SpamPanel application={application} />
          {scoreKeys}
          <div className="flex flex-wrap items-center justify-between gap-2">
            <ReplyClock application={application} />
            <AnswerButton application={application} />
            <SnoozeButton application={application} />
            <Button busy={replying.isPending} onClick={toggleReplied}>
              {replied_at ? words.reply.unmark : words.reply.mark}
            </Button>
          </div>
        </div>
        <PhotosPanel application={application} looks={looks} onOpen={view} onCover={forget} />
        <MessagePanel application={application} />
      </div>
      <div className="grid content-start gap-3">
        <ContactPanel application={application} />
        {detail && detail.duplicates.length > 0 && <DuplicatesPanel detail={detail} />}
        <AnswersPanel id={id} />
        <StreamPanel application={application} field={noteField} />
        <RightsPanel application={application} onErased={onErased} />
      </div>
      {viewing !== undefined && viewed && (
        <PhotoViewer
          name={name}
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
          {scoreKeys}
        </PhotoViewer>
      )}
    </article>
  );
}
