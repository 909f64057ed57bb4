import type { ApplicationForm, ApplicationReceipt } from '@blue-peony/contracts';

type Submitted = ApplicationForm & { file_urls: string[] };

/** What the form hands to the assessment as navigation state; it lives in the browser's history, so a reload keeps it. */
export type AssessmentState = {
  application: Submitted;
  receipt: ApplicationReceipt;
  /** When the answer arrived: milliseconds of the monotone clock, and which document's clock that was. */
  arrival: { document: number; at: number };
  /** The mail could not be handed over yet, and the visitor has not been told. */
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
