import { memo } from 'react';
import { phoneText, type ReviewedApplication } from '@blue-peony/contracts';
import { messages } from '../../i18n/messages.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { Earnings, Message, nameId, SocialFields } from './application-fields.tsx';
import { Assessment } from './assessment.tsx';
import { CreatedAt } from './created-at.tsx';
import { FieldList } from './field-list.tsx';
import { FoundBySearch } from './found-by-search.tsx';
import type { ApplicationsProps } from './list-props.ts';
import { PageSource } from './page-source.tsx';
import { PhotoLinks } from './photo-links.tsx';
import { ReplyClock } from './reply-clock.tsx';
import { ReviewLink, ReviewMarks } from './review-link.tsx';
import { ScoreEditor } from './score-editor.tsx';
import { SelectBox } from './selection.tsx';
import { Thumb } from './thumb.tsx';
import { useVirtualList } from './use-virtual-list.ts';
import { WorkMarks } from './work-marks.tsx';

const text = messages.fields;

export function ApplicationCards({ name, applications }: ApplicationsProps) {
  const two = useMediaQuery('(min-width: 48rem)');
  const perRow = two ? 2 : 1;
  const { list, items, measure, before, after } = useVirtualList<HTMLDivElement>({
    name,
    applications,
    perRow,
    estimate: 240,
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
                  <Card application={application} />
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

const Card = memo(function Card({ application }: { application: ReviewedApplication }) {
  const { id, email, country, city, zip_code } = application;
  return (
    <article
      data-entry
      aria-labelledby={nameId(id)}
      className="grid h-full grid-cols-1 scroll-mt-20 scroll-mb-4 content-start gap-0.5 rounded-xl bg-surface px-3 py-2 text-xs leading-[1.1rem] shadow-sm ring-1 ring-line"
    >
      <div className="flex items-baseline justify-between gap-3">
        <SelectBox application={application} />
        <h2 className="mr-auto line-clamp-2 text-[15px] leading-5 font-semibold wrap-anywhere">
          <ReviewLink application={application} />
        </h2>
        <span className="flex shrink-0 items-baseline gap-1.5 text-muted">
          <CreatedAt at={application.created_at} />
          <span className="sr-only">{messages.columns.pageSource}</span>
          <PageSource language={application.language} />
        </span>
      </div>
      <div className="flex flex-wrap items-baseline gap-x-2.5">
        <ReplyClock application={application} short />
        <WorkMarks application={application} />
        <span className="sr-only">{text.earnings}</span>
        <Earnings application={application} />
        <Assessment application={application} promised="min-w-0 basis-full truncate" />
        <ReviewMarks application={application} />
      </div>
      <FoundBySearch application={application} />
      <FieldList
        flow="lines"
        fields={[
          { label: text.email, value: email },
          { label: text.whatsapp, value: phoneText(application) },
          { label: text.country, value: country },
          { label: text.city, value: city },
          { label: text.zip, value: zip_code },
        ]}
      />
      <SocialFields application={application} fold={60} flow="lines" />
      <div className="flex gap-x-2 text-[13px] leading-[1.15rem]">
        <Thumb application={application} />
        <div className="min-w-0">
          <span className="sr-only">{text.message} </span>
          <Message application={application} />
        </div>
      </div>
      <div className="flex items-center justify-between gap-x-3">
        <div>
          <span className="sr-only">{text.files} </span>
          <PhotoLinks application={application} />
        </div>
        <ScoreEditor application={application} />
      </div>
    </article>
  );
});
