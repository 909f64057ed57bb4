import { memo } from 'react';
import { filters } from '../../i18n/filters.ts';
import { messages } from '../../i18n/messages.ts';
import { list as text } from './list-words.ts';
import { Earnings } from './application-fields.tsx';
import { Assessment } from './assessment.tsx';
import { CreatedAt } from './created-at.tsx';
import type { ApplicationsProps } from './list-props.ts';
import { ListTable, type Column, type RowProps } from './list-table.tsx';
import { ReplyClock } from './reply-clock.tsx';
import { ReviewLink, ReviewMarks } from './review-link.tsx';
import { SelectBox } from './selection.tsx';

const { columns: names } = messages;

const roomy = 'max-xl:hidden';

const columns: Column[] = [
  { label: text.selected, width: 'w-9', hidden: true },
  { label: messages.fields.files, width: 'w-11', hidden: true },
  { label: messages.fields.name, width: '' },
  { label: filters.reply, width: 'w-38' },
  { label: names.location, width: 'w-[15%]' },
  { label: names.social, width: `w-[13%] ${roomy}` },
  { label: filters.earnings, width: `w-36 ${roomy}` },
  { label: filters.language, width: 'w-24' },
  { label: filters.result, width: 'w-34' },
  { label: names.score, width: 'w-14' },
  { label: names.date, width: 'w-28' },
];

export function DenseTable({ name, applications }: ApplicationsProps) {
  return (
    <ListTable
      name={name}
      applications={applications}
      columns={columns}
      head="px-2 py-1.5"
      row="relative h-10 scroll-mt-24 *:truncate *:px-2 focus-within:bg-tint"
      estimate={40}
      Cells={Cells}
    />
  );
}

const Cells = memo(function Cells({ application }: RowProps) {
  const { country, city, instagram, tiktok, onlyfans_username, file_urls, language, score } = application;
  return (
    <>
      <td className="relative z-[1]">
        <SelectBox application={application} />
      </td>
      <td>
        {file_urls.length > 0 && (
          <span className="photo-cover grid size-7 place-items-center rounded-md text-xs text-white">
            <span className="sr-only">{text.photos}</span> {file_urls.length}
          </span>
        )}
      </td>
      <td>
        <ReviewLink application={application} className="font-semibold after:absolute after:inset-0" />{' '}
        <ReviewMarks application={application} />
      </td>
      <td>
        <ReplyClock application={application} />
      </td>
      <td dir="auto">{`${city}, ${country}`}</td>
      <td dir="auto" className={roomy}>
        {instagram ?? tiktok ?? onlyfans_username}
      </td>
      <td className={roomy}>
        <Earnings application={application} />
      </td>
      <td>{filters.languages[language]}</td>
      <td>
        <Assessment application={application} />
      </td>
      <td className="font-semibold tabular-nums">{score ?? messages.score.none}</td>
      <td>
        <CreatedAt at={application.created_at} />
      </td>
    </>
  );
});
