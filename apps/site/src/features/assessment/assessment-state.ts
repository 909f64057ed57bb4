import type { ApplicationForm, ApplicationReceipt } from '@blue-peony/contracts';

type Submitted = ApplicationForm & { file_urls: string[] };

/** Stored in the browser's history, so that it survives a reload. */
export type AssessmentState = {
  application: Submitted;
  receipt: ApplicationReceipt;
  /** The arrival of the answer in milliseconds of the monotonic clock, and the document that the clock belongs to. */
  arrival: { document: number; at: number };
  /** The mail is not queued yet, and the visitor has not been told. */
  notificationFailed: boolean;
};

export function assessmentState(application: Submitted, receipt: ApplicationReceipt): AssessmentState {
  return {
    application,
    receipt,
    arrival: { document: performance.timeOrigin, at: performance.now() },
    notificationFailed: receipt.notification === 'pending',
  };
}

/** The state of a history entry, or undefined when the visitor came without an application. */
export function readAssessmentState(state: unknown): AssessmentState | undefined {
  const candidate = state as Partial<AssessmentState> | null | undefined;
  return candidate?.application && candidate.receipt && candidate.arrival ? (candidate as AssessmentState) : undefined;
}
