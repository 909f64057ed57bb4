import { auditActions } from '@blue-peony/contracts';
import { actionTexts } from './action-words.ts';
import { audit as text } from './words.ts';
import { Button } from '../../../ui/button.tsx';
import { Choice, DayRange } from '../../../ui/choice.tsx';
import type { Option } from '../../../ui/select.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { useStaffList } from '../use-staff-list.ts';
import { ExportAuditButton } from './export-audit-button.tsx';
import { useLogFilter } from './filter.ts';

const looks = { className: 'max-md:grow max-md:basis-2/5', width: 'md:max-w-52' };

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
      <Choice
        label={text.who}
        value={filter.who}
        options={[['', text.everybody], ...(data?.items ?? []).map(({ id, email }): Option => [id, email])]}
        {...looks}
        onChoose={(who) => narrow({ who })}
      />
      <Choice
        label={text.show}
        value={filter.show}
        options={[['', text.everything], ...auditActions.map((known): Option => [known, actionTexts[known]])]}
        {...looks}
        onChoose={(show) => narrow({ show })}
      />
      <DayRange words={text} days={filter} className={looks.className} onChoose={narrow} />
      {Object.values(filter).some(Boolean) && (
        <Button onClick={() => narrow({ who: '', about: '', show: '', from: '', to: '' })}>{text.clear}</Button>
      )}
      <ExportAuditButton filter={filter} />
    </form>
  );
}
