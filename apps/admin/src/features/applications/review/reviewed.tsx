import { scores, type ReviewDetail, type ReviewedApplication } from '@blue-peony/contracts';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ContactFields, Earnings, LocationFields, SocialFields } from '../application-fields.tsx';
import { Assessment } from '../assessment.tsx';
import { PageSource } from '../page-source.tsx';
import { ReplyClock } from '../reply-clock.tsx';
import { useMarkReplied } from '../use-applications.ts';
import { DuplicatesPanel } from './duplicates-panel.tsx';
import { MailsPanel } from './mails-panel.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { PhotoTiles, photoHrefs } from './photo-tiles.tsx';
import { PhotoViewer } from './photo-viewer.tsx';
import { ScoreKeys } from './score-keys.tsx';
import { useKeys, type Keys } from '../use-keys.ts';
import { useScore } from '../use-score.ts';

const text = messages.review;

type Props = { application: ReviewedApplication; detail: ReviewDetail | undefined };

/** Everything about one applicant, and what can be done. */
export function Reviewed({ application, detail }: Props) {
  const { id, name, score, replied_at } = application;
  const heading = useRef<HTMLHeadingElement>(null);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const [viewing, setViewing] = useState<number>();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const { unsaved, saving, save } = useScore(application, (failed) =>
    // By now the next applicant may be on the screen, so the message names this one.
    window.alert(heading.current ? messages.score.failed : text.scoreFailed(name, failed)),
  );
  const replying = useMarkReplied(() => window.alert(text.reply.failed));
  const hrefs = photoHrefs(application);

  // A new applicant is read from the top, by eye and by screen reader.
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  function view(index: number) {
    const path = application.file_urls[index];
    if (path === undefined || !hrefs[index]) return;
    setViewing(index);
    setOpened((before) => new Set(before).add(path));
  }

  const openPhotos = () => view(hrefs.findIndex(Boolean));
  const toggleReplied = () => {
    if (!replying.isPending) replying.mutate({ id, replied: replied_at === null });
  };
  const keys: Keys = {
    ...Object.fromEntries(scores.map((value) => [String(value % 10), () => save(value)])),
    o: openPhotos,
    Enter: openPhotos,
    n: () => noteField.current?.focus(),
    r: toggleReplied,
  };
  useKeys(keys);

  return (
    <article aria-labelledby="reviewed-name" className="grid gap-3 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid content-start gap-3">
        <div className="grid gap-3 rounded-xl bg-white p-4 text-sm shadow-sm ring-1 ring-ink/10">
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
            <div>
              <h2
                id="reviewed-name"
                ref={heading}
                tabIndex={-1}
                className="text-xl font-semibold wrap-anywhere outline-none"
              >
                {name}
              </h2>
              <p className="flex flex-wrap items-center gap-x-2 text-ink/70">
                <Moment at={application.created_at} />
                <PageSource language={application.language} />
              </p>
            </div>
            <Assessment application={application} />
          </div>
          <ScoreKeys name={name} score={score} unsaved={unsaved} saving={saving} onScore={save} />
          <div className="flex flex-wrap items-center justify-between gap-2">
            <ReplyClock application={application} />
            <Button look="quiet" disabled={replying.isPending} onClick={toggleReplied}>
              {replied_at ? text.reply.unmark : text.reply.mark}
            </Button>
          </div>
        </div>
        <Panel heading={text.photos.heading}>
          <PhotoTiles application={application} opened={opened} onOpen={view} />
        </Panel>
        <Panel heading={messages.fields.message}>
          {application.message?.trim() ? (
            <p className="whitespace-pre-line wrap-anywhere">{application.message}</p>
          ) : (
            <p className="text-ink/65">{messages.fields.noMessage}</p>
          )}
        </Panel>
      </div>
      <div className="grid content-start gap-3">
        <Panel heading={messages.columns.contact}>
          <ContactFields application={application} />
          <LocationFields application={application} />
          <SocialFields application={application} />
          <p>
            <span className="text-ink/65">{messages.fields.earnings}: </span>
            <Earnings application={application} />
          </p>
        </Panel>
        {detail && detail.duplicates.length > 0 && <DuplicatesPanel detail={detail} />}
        <NotesPanel id={id} detail={detail} field={noteField} />
        <MailsPanel id={id} />
      </div>
      {viewing !== undefined && (
        <PhotoViewer name={name} hrefs={hrefs} index={viewing} onMove={view} onClose={() => setViewing(undefined)} />
      )}
    </article>
  );
}
