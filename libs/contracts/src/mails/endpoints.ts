import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { orderMailListSchema } from './order-mails.ts';
import { mailLedgerSchema, mailListSchema, mailSettingsSchema, resendSchema, resentSchema } from './schemas.ts';

const applicationParams = z.object({ id: z.uuid().toLowerCase() });
const params = z.object({ orderId: z.uuid().toLowerCase() });
const ofStaff = { service: 'notification', status: 200, who: 'staff' } as const;

export const mailsEndpoints = {
  listMails: {
    ...ofStaff,
    method: 'GET',
    path: '/api/admin/applications/{id}/mails',
    summary: 'Delivery state of the mails about an application',
    right: 'applications.read',
    params: applicationParams,
    response: mailListSchema,
    problems: ['not_found'],
  },
  resendMail: {
    service: 'intake',
    method: 'POST',
    path: '/api/admin/applications/{id}/mails',
    summary: 'Send the mail about an application again, at most three times an hour',
    status: 202,
    who: 'staff',
    right: 'applications.manage',
    params: applicationParams,
    body: resendSchema,
    response: resentSchema,
    problems: ['validation_failed', 'not_found', 'rate_limited'],
    audit: { action: 'mail.resent', subject: 'params.id', detail: 'body.recipient' },
  },
  listOrderMails: {
    ...ofStaff,
    method: 'GET',
    path: '/api/admin/orders/{orderId}/mails',
    summary: 'Delivery state of the mails about an order',
    right: 'orders.read',
    params,
    response: orderMailListSchema,
    problems: [],
  },
  readMailLedger: {
    ...ofStaff,
    method: 'GET',
    path: '/api/admin/mail-ledger',
    summary: 'Whether every mail that was promised in seven days was sent or has ended',
    right: 'mails.read',
    response: mailLedgerSchema,
    problems: [],
  },
  readMailSettings: {
    service: 'intake',
    method: 'GET',
    path: '/api/admin/mail-settings',
    summary: 'How much of an application staff get by mail',
    status: 200,
    who: 'staff',
    right: 'settings.manage',
    response: mailSettingsSchema,
    problems: [],
  },
  changeMailSettings: {
    service: 'intake',
    method: 'PUT',
    path: '/api/admin/mail-settings',
    summary: 'Set how much of an application staff get by mail',
    status: 200,
    who: 'staff',
    right: 'settings.manage',
    body: mailSettingsSchema,
    response: mailSettingsSchema,
    problems: ['validation_failed'],
    audit: { action: 'settings.changed', subject: 'body.staff_mails' },
  },
} as const satisfies Record<string, Endpoint>;
