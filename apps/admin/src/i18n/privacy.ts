import { application } from './application.ts';

export const privacy = {
  heading: 'Rights and retention',
  failed: 'This could not be loaded.',
  problems: {
    version_conflict:
      'Somebody changed these details in the meantime. They are loaded again: please look, then correct.',
    application_held: 'This application is sealed or under legal hold, so nothing of it is erased or corrected.',
    forbidden: 'Only owners may do that.',
    second_factor_required: 'Confirm your second factor first.',
    validation_failed: 'Please check what you wrote.',
  } as Record<string, string>,
  problem: application.problem,
  reason: 'Reason',
  choose: 'Choose…',
  state: {
    open: 'Open.',
    closed: 'Closed',
    withdrawn: 'Withdrawn by the applicant',
    held: 'Under legal hold',
    holdHidden: 'The applicant is not told.',
    holdTold: 'The applicant is told the reason.',
  },
  closingReasons: application.closingReasons,
  fields: application.fields,
  corrections: {
    heading: 'Corrected details',
    herself: 'The applicant',
    empty: 'empty',
    arrow: 'becomes',
  },
  correct: {
    open: 'Correct details',
    heading: 'Correct details',
    confirm: 'Save',
    explain: 'What it was before is kept. The assessment stays as it is.',
  },
  close: {
    open: 'Close',
    heading: 'Close the application',
    confirm: 'Close it',
    explain: 'Its retention begins today. It can be opened again.',
  },
  reopen: 'Open again',
  seal: {
    open: 'Seal: looks under age',
    heading: 'Seal this application',
    confirm: 'Seal it',
    explain:
      'From now on nobody at the desk sees it or its photos, and every link to them ends. Nothing is deleted. Only an owner takes the seal off.',
  },
  erase: {
    open: 'Erase',
    heading: 'Erase all data of this applicant',
    confirm: 'Erase it',
    explain:
      'Details, photos, notes and email records are erased at once and for good. The applicant gets one last email about it.',
    reasons: {
      asked_by_applicant: 'The applicant asked for it',
      spam: 'Spam',
      duplicate: 'A duplicate',
      not_an_adult: 'Not an adult, and the authorities have finished',
      not_needed: 'No longer needed',
    },
  },
  export: {
    open: 'Export',
    heading: 'Export all data of this applicant',
    confirm: 'Save the ZIP',
    explain:
      'Details and photos as a ZIP, the same one that applicants can download themselves. Their page shows that it was opened, and each photo.',
    reasons: { asked_by_applicant: 'The applicant asked for it', authority: 'An authority asked for it' },
  },
  hold: {
    open: 'Legal hold',
    heading: 'Put under legal hold',
    confirm: 'Hold it',
    explain:
      'Nothing is erased until an owner ends the hold. The applicant sees the reason, unless the law forbids telling them.',
    hidden: 'The law forbids telling the applicant',
    release: 'End the hold',
  },
  sealed: {
    heading: 'This application is sealed',
    since: 'Sealed since',
    nobody: 'Nobody at the desk can open it, and nothing of it is erased.',
    steps: [
      'Do not look for copies of the photo, and do not send it to anybody.',
      'An owner decides within 24 hours whether it is reported to the police or to the hotline of your country.',
      'If it is reported: an owner keeps the report’s number, and the seal stays until the authority has finished.',
      'If the person is of age, or this was a mistake: an owner takes the seal off, with the reason.',
      'The whole runbook is docs/sealed-application.md; who saw the photo is in the report below.',
    ],
    unseal: 'Take the seal off',
    reasons: {
      of_age: 'The person is of age',
      sealed_by_mistake: 'Sealed by mistake',
      authority_has_finished: 'The authority has finished',
    },
  },
  looks: {
    heading: 'Who looked',
    none: 'Nobody yet.',
    roles: { owner: 'owner', manager: 'manager', reviewer: 'reviewer', support: 'support' },
    told: {
      photo: 'looked at a photo',
      opened: 'opened the application',
      listed: 'saw the applicant in a list or an export that day',
    },
  },
  mails: {
    heading: 'Email about an application',
    choices: {
      everything: 'Everything the applicant wrote',
      reference: 'Reference, language, country and link only',
    },
    explain: 'What staff get by email. With the second choice, the applicant’s details stay at the desk.',
  },
} as const;
