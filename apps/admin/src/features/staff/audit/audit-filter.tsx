import { auditActions } from '@blue-peony/contracts';
import type { ReactNode } from 'react';
import { actionTexts } from './action-words.ts';
import { audit as text } from './words.ts';
import { Button } from '../../../ui/button.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { useStaffList } from '../use-staff-list.ts';
import { ExportAuditButton } from './export-audit-button.tsx';
import { useLogFilter } from './filter.ts';

const control =
  'min-h-9 min-w-0 rounded-lg border border-ink/50 bg-white px-2 text-sm font-normal text-ink md:max-w-52';

export function AuditFilter() {
  const { filter, narrow } = useLogFilter();
  const { data } = useStaffList();
  return (
    <form
      role="search"
      aria-label={text.filter}
      className="mb-3 flex flex-wrap items-end gap-x-2.5 gap-y-2"
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchField
        label={text.about}
        hint={text.aboutHint}
        value={filter.about}
        onChange={(about) => narrow({ about })}
      />
      <Labeled label={text.who}>
        <select className={control} value={filter.who} onChange={({ target }) => narrow({ who: target.value })}>
          <option value="">{text.everybody}</option>
          {data?.items.map(({ id, email }) => (
            <option key={id} value={id}>
              {email}
            </option>
          ))}
        </select>
      </Labeled>
      <Labeled label={text.show}>
        <select className={control} value={filter.show} onChange={({ target }) => narrow({ show: target.value })}>
          <option value="">{text.everything}</option>
          {auditActions.map((known) => (
            <option key={known} value={known}>
              {actionTexts[known]}
            </option>
          ))}
        </select>
      </Labeled>
      {(['from', 'to'] as const).map((name) => (
        <Labeled key={name} label={text[name]}>
          <input
            type="date"
            className={control}
            value={filter[name]}
            onChange={({ target }) => narrow({ [name]: target.value })}
          />
        </Labeled>
      ))}
      {Object.values(filter).some(Boolean) && (
        <Button look="quiet" onClick={() => narrow({ who: '', about: '', show: '', from: '', to: '' })}>
          {text.clear}
        </Button>
      )}
      <ExportAuditButton filter={filter} />
    </form>
  );
}

const Labeled = ({ label, children }: { label: string; children: ReactNode }) => (
  <label className="grid gap-0.5 text-xs font-medium text-ink/70 max-md:grow max-md:basis-2/5">
    {label}
    {children}
  </label>
);
