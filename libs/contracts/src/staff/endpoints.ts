import { z } from 'zod';
import { forStaff, type Endpoint } from '../endpoint.ts';
import {
  deskSettingsSchema,
  staffChangeSchema,
  staffInviteSchema,
  staffListSchema,
  staffMemberSchema,
} from './schemas.ts';

/** Owners' calls for managing staff. */
export const staffEndpoints = {
  listStaff: forStaff.gateway.get('/api/admin/staff', 'staff.manage', {
    summary: 'Staff accounts, oldest first',
    response: staffListSchema,
  }),
  inviteStaff: forStaff.gateway.post('/api/admin/staff', 'staff.manage', {
    summary: 'Invite a person by mail, or invite again a person who has not joined yet',
    status: 201,
    presence: true,
    body: staffInviteSchema,
    response: staffMemberSchema,
    problems: ['staff_exists'],
  }),
  repeatInvitation: forStaff.gateway.post('/api/admin/staff/{id}/invitation', 'staff.manage', {
    summary: 'Invite a person again who has not joined; the earlier link becomes invalid',
    presence: true,
    response: staffMemberSchema,
  }),
  withdrawInvitation: forStaff.gateway.del('/api/admin/staff/{id}/invitation', 'staff.manage', {
    summary: 'Withdraw an invitation, and delete the account of a person who has not joined',
    presence: true,
    response: z.object({ id: z.uuid() }),
  }),
  changeStaff: forStaff.gateway.patch('/api/admin/staff/{id}', 'staff.manage', {
    summary: 'Change a role, ban or readmit; a ban ends every session',
    presence: true,
    body: staffChangeSchema,
    response: staffMemberSchema,
    problems: ['last_owner'],
  }),
  removeStaffFactors: forStaff.gateway.del('/api/admin/staff/{id}/factors', 'staff.manage', {
    summary: 'Remove the second factors of a person who has lost them, and end every session',
    presence: true,
    response: staffMemberSchema,
  }),
  readSettings: forStaff.gateway.get('/api/admin/settings', 'settings.manage', {
    summary: 'Settings of the whole desk',
    response: deskSettingsSchema,
  }),
  changeSettings: forStaff.gateway.put('/api/admin/settings', 'settings.manage', {
    summary: 'Require a second factor of all staff, or stop requiring it',
    presence: true,
    body: deskSettingsSchema,
    response: deskSettingsSchema,
  }),
} as const satisfies Record<string, Endpoint>;
