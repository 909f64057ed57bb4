import { dashboardEndpoints } from '@blue-peony/contracts';
import { useCall } from '../../api/use-call.ts';
import { dashboard as text } from './words.ts';
import { useMay } from '../../api/session.ts';
import { ErrorText, Quiet } from '../../ui/messages.tsx';
import { Numbers } from './numbers.tsx';
import { queryOfDays, RangeSelect, useDays } from './range.tsx';
import { Team } from './team.tsx';

/** What came in over a range of days, and what became of it. */
export function Figures() {
  const days = useDays();
  const leads = useMay('team.read');
  const { data, isPending, isError } = useCall(['dashboard', days], dashboardEndpoints.dashboard, {
    query: queryOfDays(days),
    staleTime: 60_000,
  });
  return (
    <section>
      <RangeSelect />
      {isPending && <Quiet>{text.loading}</Quiet>}
      <ErrorText>{isError && text.failed}</ErrorText>
      {data && <Numbers dashboard={data} />}
      {leads && <Team days={days} />}
    </section>
  );
}
