import { colleaguesEndpoints, type Colleague } from '@blue-peony/contracts';
import { colleagues as text } from '../i18n/colleagues.ts';
import { useCall } from './use-call.ts';
import { useStaff } from './session.ts';

export function useColleagues(): { colleagues: readonly Colleague[]; nameOf: (id: string) => string } {
  const { id: own } = useStaff();
  const { data } = useCall(['colleagues'], colleaguesEndpoints.listColleagues, { staleTime: 60_000 });
  const nameOf = (id: string) => {
    if (id === own) return text.you;
    const found = data?.items.find((colleague) => colleague.id === id);
    return found?.name ?? (data ? text.gone : text.unknown);
  };
  return { colleagues: data?.items ?? [], nameOf };
}
