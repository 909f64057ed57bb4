import { casesEndpoints, dashboardEndpoints, deadLettersEndpoints } from '@blue-peony/contracts';
import { todayKey } from './today-key.ts';
import { useCall } from './use-call.ts';
import { useMay } from './session.ts';

const everyMs = 30_000;

/** Applications without a reply. The live feed asks again too. */
export const useToday = () =>
  useCall(todayKey, dashboardEndpoints.readToday, {
    enabled: useMay('applications.read'),
    refetchInterval: everyMs,
    staleTime: 5_000,
  });

/** Payments to decide. */
export const useOpenCases = () =>
  useCall(['cases', 'open'], casesEndpoints.listCases, {
    query: { state: 'open' },
    enabled: useMay('money.decide'),
    refetchInterval: everyMs,
    staleTime: 5_000,
  });

export const deadLettersKey = ['dead-letters'];

/** Emails that failed. */
export const useDeadLetters = () =>
  useCall(deadLettersKey, deadLettersEndpoints.listDeadLetters, {
    enabled: useMay('mails.read'),
    refetchInterval: everyMs,
    staleTime: 5_000,
  });
