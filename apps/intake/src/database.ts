import type { DatabaseOptions } from '@blue-peony/service-kit';
import { ApplicationEntity } from './applications/application.entity.ts';
import { UploadEntity } from './photos/upload.entity.ts';
import { AddAnswers1764700500000 } from './migrations/1764700500000-add-answers.ts';
import { CombineFilters1764100000000 } from './migrations/1764100000000-combine-filters.ts';
import { CoverScoreOrders1764200000000 } from './migrations/1764200000000-cover-score-orders.ts';
import { CreateApplications1763650000000 } from './migrations/1763650000000-create-applications.ts';
import { AddOwnPage1764500000000 } from './migrations/1764500000000-add-own-page.ts';
import { AddErasures1764500200000 } from './migrations/1764500200000-add-erasures.ts';
import { EditNotes1764700410000 } from './migrations/1764700410000-edit-notes.ts';
import { FindDueApplications1764500100000 } from './migrations/1764500100000-find-due-applications.ts';
import { KeepRestoredEntries1765210000000 } from './migrations/1765210000000-keep-restored-entries.ts';
import { FindEndedLinks1765210100000 } from './migrations/1765210100000-find-ended-links.ts';
import { FindPhotosById1765300000000 } from './migrations/1765300000000-find-photos-by-id.ts';
import { AddSearch1764700700000 } from './migrations/1764700700000-add-search.ts';
import { RemindReplies1764700420000 } from './migrations/1764700420000-remind-replies.ts';
import { AddSourceAndSpamMarks1764700710000 } from './migrations/1764700710000-add-source-and-spam-marks.ts';
import { FindDeedsByDay1764700720000 } from './migrations/1764700720000-find-deeds-by-day.ts';
import { MoveDeskKeys1764900000000 } from './migrations/1764900000000-move-desk-keys.ts';
import { IndexDeskKeys1764900100000 } from './migrations/1764900100000-index-desk-keys.ts';
import { ConfirmMailboxes1765000000000 } from './migrations/1765000000000-confirm-mailboxes.ts';
import { AddPhoneE1641764800200000 } from './migrations/1764800200000-add-phone-e164.ts';
import { AddDesk1764000000000 } from './migrations/1764000000000-add-desk.ts';
import { AddCollaboration1764700300000 } from './migrations/1764700300000-add-collaboration.ts';
import { FindAssigned1764700310000 } from './migrations/1764700310000-find-assigned.ts';
import { AddHistory1764700400000 } from './migrations/1764700400000-add-history.ts';

/** The service's schema and migrations, for `migrate` and for its connection. */
export const intakeDatabase: Omit<DatabaseOptions, 'url'> = {
  schema: 'intake',
  extensions: ['pg_trgm'],
  entities: [ApplicationEntity, UploadEntity],
  migrations: [
    CreateApplications1763650000000,
    AddDesk1764000000000,
    CombineFilters1764100000000,
    CoverScoreOrders1764200000000,
    AddOwnPage1764500000000,
    FindDueApplications1764500100000,
    AddErasures1764500200000,
    AddCollaboration1764700300000,
    FindAssigned1764700310000,
    AddHistory1764700400000,
    EditNotes1764700410000,
    AddAnswers1764700500000,
    RemindReplies1764700420000,
    AddSearch1764700700000,
    AddSourceAndSpamMarks1764700710000,
    FindDeedsByDay1764700720000,
    AddPhoneE1641764800200000,
    MoveDeskKeys1764900000000,
    IndexDeskKeys1764900100000,
    ConfirmMailboxes1765000000000,
    KeepRestoredEntries1765210000000,
    FindEndedLinks1765210100000,
    FindPhotosById1765300000000,
  ],
  appendOnly: ['application_events'],
};
