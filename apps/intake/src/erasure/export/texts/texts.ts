import type { AssessmentResult, LookKind, StaffRole } from '@blue-peony/contracts';

/** The words of an exported application. */
export type ExportTexts = {
  title: string;
  /** Text before the time. */
  madeOn: string;
  details: string;
  photos: string;
  corrections: string;
  looks: string;
  answers: string;
  replies: string;
  /** Changes that an email is about to tell. */
  notices: string;
  notes: string;
  none: string;
  photo: string;
  phoneNumber: string;
  states: Record<
    | 'created_at'
    | 'mailbox_confirmed_at'
    | 'new_email'
    | 'discreet'
    | 'source'
    | 'privacy_version'
    | 'consented_at'
    | 'assessment_result'
    | 'score'
    | 'tags'
    | 'read_at'
    | 'snoozed_until'
    | 'snooze_reason'
    | 'replied_at'
    | 'withdrawn_at'
    | 'closed_at'
    | 'stored_until',
    string
  >;
  /** What else than a field can change. */
  things: Record<'photo_added' | 'photo_removed' | 'withdrawn', string>;
  results: Record<AssessmentResult, string>;
  by: Record<'you' | 'team' | StaffRole, string>;
  what: Record<LookKind, string>;
};
