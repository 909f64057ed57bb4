import type { ReviewedApplication } from '@blue-peony/contracts';
import type { RefObject } from 'react';
import { messages } from '../../../i18n/messages.ts';
import { Moment } from '../../../ui/moment.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Earnings, LocationFields, SocialFields } from '../application-fields.tsx';
import { ContactList } from '../answers/contact-list.tsx';
import { Assessment } from '../assessment.tsx';
import { PageSource } from '../page-source.tsx';

type Props = { application: ReviewedApplication };

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
          {application.source && <span>{messages.fields.cameFrom(application.source)}</span>}
        </p>
      </div>
      <Assessment application={application} />
    </div>
  );
}

export function MessagePanel({ application: { message } }: Props) {
  return (
    <Panel heading={messages.fields.message}>
      {message?.trim() ? (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {message}
        </p>
      ) : (
        <p className="text-muted">{messages.fields.noMessage}</p>
      )}
    </Panel>
  );
}

export function ContactPanel({ application }: Props) {
  return (
    <Panel heading={messages.columns.contact}>
      <ContactList application={application} />
      <LocationFields application={application} />
      <SocialFields application={application} copied />
      <p>
        <span className="text-muted">{messages.fields.earnings}: </span>
        <Earnings application={application} />
      </p>
    </Panel>
  );
}
