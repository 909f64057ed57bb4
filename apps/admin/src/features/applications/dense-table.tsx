import { memo } from 'react';
import { filters } from '../../i18n/filters.ts';
import { messages } from '../../i18n/messages.ts';
import { list as text } from './list-words.ts';
import { Earnings, handleOf } from './application-fields.tsx';
import { Assessment } from './assessment.tsx';
import { ReceivedAt } from './created-at.tsx';
import type { ApplicationsProps } from './list-props.ts';
import { ListTable, type Column, type RowProps } from './list-table.tsx';
import { ReplyClock } from './reply-clock.tsx';
import { ReviewLink, ReviewMarks } from './review-link.tsx';
import { SelectBox } from './selection.tsx';
import { Thumb } from './thumb.tsx';
import { WorkMarks } from './work-marks.tsx';

const { columns: names } = messages;

const roomy = 'max-xl:hidden';

const columns: Column[] = [
  { label: text.selected, width: 'w-8', hidden: true },
  { label: messages.fields.files, width: 'w-11', hidden: true },
  { label: messages.fields.name, width: 'w-[16%]' },
  { label: text.left, width: 'w-20' },
  { label: text.work, width: 'w-16' },
  { label: messages.fields.message, width: '' },
  { label: names.location, width: 'w-[11%]' },
  { label: names.social, width: `w-[10%] ${roomy}` },
  { label: filters.earnings, width: `w-33 ${roomy}` },
  { label: filters.language, width: `w-20 ${roomy}` },
  { label: filters.result, width: 'w-24' },
  { label: names.score, width: 'w-13' },
  { label: names.date, width: 'w-19' },
];

export function DenseTable({ name, applications }: ApplicationsProps) {
  return (
    <ListTable
      name={name}
      applications={applications}
      columns={columns}
      head="px-1.5 py-1.5"
      row="relative h-10 scroll-mt-24 *:truncate *:px-1.5 focus-within:bg-tint"
      estimate={40}
      Cells={Cells}
    />
  );
}

const Cells = memo(function Cells({ application }: RowProps) {
  const { country, city, language, score, message } = application;
  return (
    <>
      <td className="relative z-[1]">
        <SelectBox application={application} />
      </td>
      <td>
        <Thumb application={application} className="h-9 w-8" />
      </td>
      <td>
        <ReviewLink application={application} className="font-semibold after:absolute after:inset-0" />{' '}
        <ReviewMarks application={application} />
      </td>
      <td>
        <ReplyClock application={application} short />
      </td>
      <td>
        <WorkMarks application={application} />
      </td>
      <td dir="auto" className="text-muted">
        {message}
      </td>
      <td dir="auto">{`${city}, ${country}`}</td>
      <td dir="auto" className={roomy}>
        {handle(application)}
      </td>
      <td className={roomy}>
        <Earnings application={application} />
      </td>
      <td className={roomy}>{filters.languages[language]}</td>
      <td>
        <Assessment application={application} promised="sr-only" />
      </td>
      <td className="font-semibold tabular-nums">{score ?? messages.score.none}</td>
      <td>
        <ReceivedAt at={application.created_at} />
      </td>
    </>
  );
});

/** The first profile by its name; as it was written where no link could be made of it. */
function handle({ profile_links: [link], instagram, tiktok, onlyfans_username }: RowProps['application']) {
  return (link && handleOf(link)) ?? instagram ?? tiktok ?? onlyfans_username;
}
