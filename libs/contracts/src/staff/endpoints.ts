import { z } from 'zod';
import { del, forStaff, get, patch, post, put, type Endpoint } from '../endpoint.ts';
import {
  colleagueSchema,
  deskSettingsSchema,
  staffChangeSchema,
  staffInviteSchema,
  staffListSchema,
  staffMemberSchema,
} from './schemas.ts';

/** Owners' calls for managing staff. */
export const staffEndpoints = {
  listStaff: get('/api/admin/staff', {
    ...forStaff('gateway', 'staff.manage'),
    summary: 'Staff accounts, oldest first',
    response: staffListSchema,
  }),
  inviteStaff: post('/api/admin/staff', {
    ...forStaff('gateway', 'staff.manage'),
    summary: 'Invite a person by mail, or invite again a person who has not joined yet',
    status: 201,
    presence: true,
    body: staffInviteSchema,
    response: staffMemberSchema,
    problems: ['staff_exists'],
  }),
  repeatInvitation: post('/api/admin/staff/{id}/invitation', {
    ...forStaff('gateway', 'staff.manage'),
    summary: 'Invite a person again who has not joined; the earlier link becomes invalid',
    response: staffMemberSchema,
  }),
  withdrawInvitation: del('/api/admin/staff/{id}/invitation', {
    ...forStaff('gateway', 'staff.manage'),
    summary: 'Withdraw an invitation, and delete the account of a person who has not joined',
    response: z.object({ id: z.uuid() }),
  }),
  changeStaff: patch('/api/admin/staff/{id}', {
    ...forStaff('gateway', 'staff.manage'),
    summary: 'Change a role, ban or readmit; a ban ends every session',
    presence: true,
    body: staffChangeSchema,
    response: staffMemberSchema,
    problems: ['last_owner'],
  }),
  removeStaffFactors: del('/api/admin/staff/{id}/factors', {
    ...forStaff('gateway', 'staff.manage'),
    summary: 'Remove the second factors of a person who has lost them, and end every session',
    presence: true,
    response: staffMemberSchema,
  }),
  listColleagues: get('/api/admin/colleagues', {
    ...forStaff('gateway', 'account'),
    summary: 'Names and roles of the staff, the oldest account first',
    response: z.object({ items: z.array(colleagueSchema) }),
  }),
  readSettings: get('/api/admin/settings', {
    ...forStaff('gateway', 'settings.manage'),
    summary: 'Settings of the whole desk',
    response: deskSettingsSchema,
  }),
  changeSettings: put('/api/admin/settings', {
    ...forStaff('gateway', 'settings.manage'),
    summary: 'Require a second factor of all staff, or stop requiring it',
    presence: true,
    body: deskSettingsSchema,
    response: deskSettingsSchema,
  }),
} as const satisfies Record<string, Endpoint>;
