import type { ReviewedApplication } from '@blue-peony/contracts';
import { useState, type RefObject } from 'react';
import { messages } from '../../../i18n/messages.ts';
import { Moment } from '../../../ui/moment.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { Earnings, LocationFields, SocialFields } from '../application-fields.tsx';
import { ContactList } from '../answers/contact-list.tsx';
import { Assessment } from '../assessment.tsx';
import { PageSource } from '../page-source.tsx';
import { ReplyClock } from '../reply-clock.tsx';
import { review as text } from '../review-words.ts';

type Props = { application: ReviewedApplication; className?: string };

export function ApplicantHead({ application, heading }: Props & { heading: RefObject<HTMLHeadingElement | null> }) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
      <div>
        <h2 id="reviewed-name" ref={heading} tabIndex={-1} className="text-xl font-semibold wrap-anywhere outline-none">
          <bdi>{application.name}</bdi>
        </h2>
        <p className="flex flex-wrap items-center gap-x-2 text-muted">
          <Moment at={application.created_at} />
          <PageSource language={application.language} />
          <ReplyClock application={application} />
          {application.duplicate_count > 0 && (
            <span className="rounded-md bg-warning-tint px-1.5 text-xs font-medium text-warning">
              {messages.list.duplicates(application.duplicate_count)}
            </span>
          )}
          {application.source && <span>{messages.fields.cameFrom(application.source)}</span>}
        </p>
      </div>
      <Assessment application={application} />
    </div>
  );
}

/** Characters beyond which a phone shows the beginning only. */
const long = 400;

export function MessagePanel({ application: { message }, className = '' }: Props) {
  const [whole, setWhole] = useState(false);
  const given = message?.trim();
  const folded = given && given.length > long && !whole;
  return (
    <Panel heading={messages.fields.message} className={`lg:overflow-y-auto ${className}`} scrolls>
      {given ? (
        <p dir="auto" className={`whitespace-pre-line wrap-anywhere ${folded ? 'max-lg:line-clamp-8' : ''}`}>
          {message}
        </p>
      ) : (
        <p className="text-muted">{messages.fields.noMessage}</p>
      )}
      {folded && (
        <button type="button" className="text-link min-h-6 justify-self-start lg:hidden" onClick={() => setWhole(true)}>
          {messages.fields.showMore}
        </button>
      )}
    </Panel>
  );
}

export function ContactPanel({ application, className = '' }: Props) {
  return (
    <Panel heading={messages.columns.contact} className={`gap-2! lg:overflow-y-auto ${className}`}>
      {application.discreet && (
        <p className="flex flex-wrap items-center gap-x-2">
          <Tag tone="warning">{text.discreet}</Tag>
          <span className="text-muted">{text.discreetHint}</span>
        </p>
      )}
      <ContactList application={application} />
      <LocationFields application={application} flow="lines" />
      <SocialFields application={application} flow="lines" copied />
      <p>
        <span className="text-muted">{messages.fields.earnings}: </span>
        <Earnings application={application} />
      </p>
    </Panel>
  );
}
