import { memo, type ReactNode } from 'react';
import type { ReviewedApplication } from '@blue-peony/contracts';
import { messages } from '../../i18n/messages.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import {
  ContactFields,
  Earnings,
  LocationFields,
  MessageAndFiles,
  nameId,
  SocialFields,
} from './application-fields.tsx';
import { Assessment } from './assessment.tsx';
import { CreatedAt } from './created-at.tsx';
import type { ApplicationsProps } from './list-props.ts';
import { PageSource } from './page-source.tsx';
import { ReplyClock } from './reply-clock.tsx';
import { ReviewLink } from './review-link.tsx';
import { ScoreEditor, type Draft } from './score-editor.tsx';
import { useVirtualList } from './use-virtual-list.ts';

const text = messages.columns;

export function ApplicationCards({ applications, drafts, onDraft }: ApplicationsProps) {
  const two = useMediaQuery('(min-width: 48rem)');
  const perRow = two ? 2 : 1;
  const { list, items, measure, before, after } = useVirtualList<HTMLDivElement>({
    count: Math.ceil(applications.length / perRow),
    estimate: 480,
    gap: 12,
  });
  return (
    <div ref={list}>
      <div style={{ height: before }} />
      <ul aria-label={messages.list.caption} className="grid gap-3">
        {items.map(({ index }) => (
          <li key={index} ref={measure} data-index={index}>
            <ul className="grid gap-3 md:grid-cols-2">
              {applications.slice(index * perRow, (index + 1) * perRow).map((application) => (
                <li key={application.id}>
                  <Card application={application} draft={drafts[application.id]} onDraft={onDraft} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <div style={{ height: after }} />
    </div>
  );
}

type CardProps = { application: ReviewedApplication; draft: Draft; onDraft: ApplicationsProps['onDraft'] };

const Card = memo(function Card({ application, draft, onDraft }: CardProps) {
  return (
    <article
      aria-labelledby={nameId(application.id)}
      className="grid h-full content-start gap-3 rounded-xl bg-white p-4 text-sm shadow-sm ring-1 ring-ink/10"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <CreatedAt at={application.created_at} />
        <span className="flex items-center gap-1.5">
          <span className="text-xs text-ink/65">{text.pageSource}</span>
          <PageSource language={application.language} />
        </span>
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <ReplyClock application={application} />
        <ReviewLink application={application} className="justify-items-end" />
      </div>
      <Section title={text.contact}>
        <ContactFields application={application} />
      </Section>
      <Section title={text.location}>
        <LocationFields application={application} />
      </Section>
      <Section title={text.social}>
        <SocialFields application={application} fold={90} />
      </Section>
      <Section title={messages.fields.earnings}>
        <Earnings application={application} />
      </Section>
      <Section title={text.messageAndFiles}>
        <MessageAndFiles application={application} />
      </Section>
      <Section title={text.score}>
        <ScoreEditor application={application} draft={draft} onDraft={onDraft} />
        <Assessment application={application} />
      </Section>
    </article>
  );
});

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-0.5 text-xs font-semibold tracking-wide text-ink/65">{title}</h2>
      {children}
    </section>
  );
}
