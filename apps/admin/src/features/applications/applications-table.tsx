import { memo } from 'react';
import { messages } from '../../i18n/messages.ts';
import { ContactFields, Earnings, LocationFields, MessageAndFiles, SocialFields } from './application-fields.tsx';
import { Assessment } from './assessment.tsx';
import { CreatedAt } from './created-at.tsx';
import { FoundBySearch } from './found-by-search.tsx';
import type { ApplicationsProps } from './list-props.ts';
import { ListTable, type RowProps } from './list-table.tsx';
import { PageSource } from './page-source.tsx';
import { ReplyClock } from './reply-clock.tsx';
import { ReviewDoor, ReviewMarks } from './review-link.tsx';
import { ScoreEditor } from './score-editor.tsx';
import { SelectBox } from './selection.tsx';
import { Thumb } from './thumb.tsx';
import { WorkMarks } from './work-marks.tsx';

const text = messages.columns;

// Columns of known length have a fixed width; columns with applicants' text share the rest. In a wide window a row has
// four lines: longer texts are cut there, and whole in the review.
const columns = [
  { label: text.date, width: 'w-27 xl:w-40' },
  { label: text.pageSource, width: 'w-19' },
  { label: text.contact, width: 'w-[17%]' },
  { label: text.location, width: 'w-[11%]' },
  { label: text.social, width: 'w-[15%]' },
  { label: text.earnings, width: 'w-24 xl:w-29' },
  { label: text.messageAndFiles, width: '' },
  { label: text.score, width: 'w-27 xl:w-39' },
];

export function ApplicationsTable({ name, applications }: ApplicationsProps) {
  return (
    <ListTable
      name={name}
      applications={applications}
      columns={columns}
      head="px-2 py-1 align-bottom leading-4"
      row="scroll-mt-32 align-top *:px-2 *:py-1"
      estimate={77}
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
          <ReplyClock application={application} short />
        </span>
        <span className="flex flex-wrap items-center gap-x-2">
          <SelectBox application={application} />
          <ReviewDoor application={application} />
          <WorkMarks application={application} />
        </span>
      </td>
      <td>
        <PageSource language={application.language} />
      </td>
      <td>
        <ContactFields application={application} />
        <span className="flex flex-wrap gap-x-1.5">
          <ReviewMarks application={application} />
        </span>
        <FoundBySearch application={application} />
      </td>
      <td>
        <LocationFields application={application} flow="rows" />
      </td>
      <td>
        <SocialFields application={application} fold={30} flow="rows" />
      </td>
      <td>
        <Earnings application={application} />
      </td>
      <td>
        <div className="flex gap-x-2">
          <Thumb application={application} className="mt-0.5 h-15 w-12" />
          <MessageAndFiles application={application} />
        </div>
      </td>
      <td>
        <ScoreEditor application={application}>
          <Assessment application={application} promised="block min-w-0 basis-full xl:truncate" />
        </ScoreEditor>
      </td>
    </>
  );
});
