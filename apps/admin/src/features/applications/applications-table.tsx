import { memo, useMemo } from 'react';
import type { ReviewedApplication } from '@blue-peony/contracts';
import { messages } from '../../i18n/messages.ts';
import { ContactFields, Earnings, LocationFields, MessageAndFiles, SocialFields } from './application-fields.tsx';
import { Assessment } from './assessment.tsx';
import { CreatedAt } from './created-at.tsx';
import { Found } from './found.tsx';
import { idsOf, type ApplicationsProps } from './list-props.ts';
import { PageSource } from './page-source.tsx';
import { ReplyClock } from './reply-clock.tsx';
import { ReviewDoor, ReviewMarks } from './review-link.tsx';
import { ScoreEditor } from './score-editor.tsx';
import { SelectBox } from './selection.tsx';
import { Spacer } from './spacer.tsx';
import { useVirtualList } from './use-virtual-list.ts';

const text = messages.columns;

// What has a known length gets that; what applicants write shares the rest.
const columns = [
  { label: text.date, width: 'w-27' },
  { label: text.pageSource, width: 'w-16 xl:w-20' },
  { label: text.contact, width: 'w-[19%]' },
  { label: text.location, width: 'w-[12%]' },
  { label: text.social, width: 'w-[15%]' },
  { label: text.earnings, width: 'w-24 xl:w-34' },
  { label: text.messageAndFiles, width: '' },
  { label: text.score, width: 'w-27 xl:w-41' },
];

export function ApplicationsTable({ name, applications }: ApplicationsProps) {
  const { list, items, measure, before, after } = useVirtualList<HTMLTableElement>({
    name,
    ids: useMemo(() => idsOf(applications), [applications]),
    estimate: 168,
  });
  return (
    <table
      ref={list}
      aria-rowcount={applications.length + 1}
      className="w-full table-fixed rounded-xl bg-white text-left text-[13px] leading-5 shadow-sm ring-1 ring-ink/10"
    >
      <caption className="sr-only">{messages.list.caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label, width }) => (
            <th
              key={label}
              scope="col"
              className={`sticky top-14 z-10 bg-white px-2.5 py-2.5 align-bottom font-semibold shadow-[inset_0_-1px] shadow-ink/15 first:rounded-tl-xl last:rounded-tr-xl ${width}`}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Spacer columns={columns.length} height={before} />
        {items.map(({ index }) => {
          const application = applications[index];
          return application && <Row key={application.id} index={index} measure={measure} application={application} />;
        })}
        <Spacer columns={columns.length} height={after} />
      </tbody>
    </table>
  );
}

type RowProps = {
  index: number;
  measure: (row: HTMLTableRowElement | null) => void;
  application: ReviewedApplication;
};

const Row = memo(function Row({ index, measure, application }: RowProps) {
  return (
    <tr
      ref={measure}
      data-entry
      data-index={index}
      aria-rowindex={index + 2}
      className="scroll-mt-32 scroll-mb-4 border-b border-ink/10 align-top *:px-2.5 *:py-3 hover:bg-paper"
    >
      <td>
        <CreatedAt at={application.created_at} withTime />
        <span className="block">
          <ReplyClock application={application} />
        </span>
        <span className="grid justify-items-start gap-y-0.5">
          <span className="flex items-center gap-x-2">
            <ReviewDoor application={application} />
            <SelectBox application={application} />
          </span>
          <ReviewMarks application={application} />
        </span>
      </td>
      <td>
        <PageSource language={application.language} />
      </td>
      <td>
        <ContactFields application={application} />
        <Found application={application} />
      </td>
      <td>
        <LocationFields application={application} />
      </td>
      <td>
        <SocialFields application={application} fold={90} />
      </td>
      <td>
        <Earnings application={application} />
      </td>
      <td>
        <MessageAndFiles application={application} />
      </td>
      <td>
        <ScoreEditor application={application} />
        <Assessment application={application} />
      </td>
    </tr>
  );
});
