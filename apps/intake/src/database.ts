import type { DatabaseOptions } from '@blue-peony/service-kit';
import { ApplicationEntity } from './applications/application.entity.ts';
import { UploadEntity } from './photos/upload.entity.ts';
import { CreateIntake1766000000000 } from './migrations/1766000000000-create-intake.ts';
import { AddAgencyToIntake1768000000000 } from './migrations/1768000000000-add-agency.ts';
import { AddAgencyTextsToIntake1769000000000 } from './migrations/1769000000000-add-agency-texts.ts';
import { AddMediaToIntake1770000000000 } from './migrations/1770000000000-add-media.ts';
import { AddReplies1771000000000 } from './migrations/1771000000000-add-replies.ts';
import { IndexAssessedEvents1771000000001 } from './migrations/1771000000001-index-assessed-events.ts';
import { AddPeople1771100000000 } from './migrations/1771100000000-add-people.ts';
import { AddStaffNotices1771200000000 } from './migrations/1771200000000-add-staff-notices.ts';

export const intakeDatabase: Omit<DatabaseOptions, 'url'> = {
  schema: 'intake',
  extensions: ['pg_trgm'],
  entities: [ApplicationEntity, UploadEntity],
  migrations: [
    CreateIntake1766000000000,
    AddAgencyToIntake1768000000000,
    AddAgencyTextsToIntake1769000000000,
    AddMediaToIntake1770000000000,
    AddReplies1771000000000,
    IndexAssessedEvents1771000000001,
    AddPeople1771100000000,
    AddStaffNotices1771200000000,
  ],
  appendOnly: ['application_events'],
};
