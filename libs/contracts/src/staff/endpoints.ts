import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import {
  colleagueSchema,
  deskSettingsSchema,
  staffChangeSchema,
  staffInviteSchema,
  staffListSchema,
  staffMemberSchema,
} from './schemas.ts';

const staffParams = z.object({ id: z.uuid().toLowerCase() });
const ofStaff = { service: 'gateway', who: 'staff' } as const;

/** Owners' calls for managing staff. */
export const staffEndpoints = {
  listStaff: {
    ...ofStaff,
    method: 'GET',
    path: '/api/admin/staff',
    summary: 'Staff accounts, oldest first',
    right: 'staff.manage',
    response: staffListSchema,
  },
  inviteStaff: {
    ...ofStaff,
    method: 'POST',
    path: '/api/admin/staff',
    summary: 'Invite a person by mail, or invite again a person who has not joined yet',
    status: 201,
    right: 'staff.manage',
    presence: true,
    body: staffInviteSchema,
    response: staffMemberSchema,
    problems: ['staff_exists'],
  },
  repeatInvitation: {
    ...ofStaff,
    method: 'POST',
    path: '/api/admin/staff/{id}/invitation',
    summary: 'Invite a person again who has not joined; the earlier link becomes invalid',
    right: 'staff.manage',
    params: staffParams,
    response: staffMemberSchema,
  },
  withdrawInvitation: {
    ...ofStaff,
    method: 'DELETE',
    path: '/api/admin/staff/{id}/invitation',
    summary: 'Withdraw an invitation, and delete the account of a person who has not joined',
    right: 'staff.manage',
    params: staffParams,
    response: staffParams,
  },
  changeStaff: {
    ...ofStaff,
    method: 'PATCH',
    path: '/api/admin/staff/{id}',
    summary: 'Change a role, ban or readmit; a ban ends every session',
    right: 'staff.manage',
    presence: true,
    params: staffParams,
    body: staffChangeSchema,
    response: staffMemberSchema,
    problems: ['last_owner'],
  },
  removeStaffFactors: {
    ...ofStaff,
    method: 'DELETE',
    path: '/api/admin/staff/{id}/factors',
    summary: 'Remove the second factors of a person who has lost them, and end every session',
    right: 'staff.manage',
    presence: true,
    params: staffParams,
    response: staffMemberSchema,
  },
  listColleagues: {
    ...ofStaff,
    method: 'GET',
    path: '/api/admin/colleagues',
    summary: 'Names and roles of the staff, the oldest account first',
    right: 'account',
    response: z.object({ items: z.array(colleagueSchema) }),
  },
  readSettings: {
    ...ofStaff,
    method: 'GET',
    path: '/api/admin/settings',
    summary: 'Settings of the whole desk',
    right: 'settings.manage',
    response: deskSettingsSchema,
  },
  changeSettings: {
    ...ofStaff,
    method: 'PUT',
    path: '/api/admin/settings',
    summary: 'Require a second factor of all staff, or stop requiring it',
    right: 'settings.manage',
    presence: true,
    body: deskSettingsSchema,
    response: deskSettingsSchema,
  },
} as const satisfies Record<string, Endpoint>;
