import { memo } from 'react';
import { messages } from '../../i18n/messages.ts';
import { ContactFields, Earnings, LocationFields, MessageAndFiles, SocialFields } from './application-fields.tsx';
import { Assessment } from './assessment.tsx';
import { CreatedAt } from './created-at.tsx';
import { Found } from './found.tsx';
import type { ApplicationsProps } from './list-props.ts';
import { ListTable, type RowProps } from './list-table.tsx';
import { PageSource } from './page-source.tsx';
import { ReplyClock } from './reply-clock.tsx';
import { ReviewDoor, ReviewMarks } from './review-link.tsx';
import { ScoreEditor } from './score-editor.tsx';
import { SelectBox } from './selection.tsx';

const text = messages.columns;

// Columns of known length have a fixed width; columns with applicants' text share the rest.
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
  return (
    <ListTable
      name={name}
      applications={applications}
      columns={columns}
      head="px-2.5 py-2.5 align-bottom"
      row="scroll-mt-32 align-top *:px-2.5 *:py-3"
      estimate={168}
      Cells={Cells}
    />
  );
}

const Cells = memo(function Cells({ application }: RowProps) {
  return (
    <>
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
    </>
  );
});
