import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { orderMailListSchema } from './order-mails.ts';
import { mailLedgerSchema, mailListSchema, mailSettingsSchema, resendSchema, resentSchema } from './schemas.ts';

const applicationParams = z.object({ id: z.uuid().toLowerCase() });
const params = z.object({ orderId: z.uuid().toLowerCase() });
const ofStaff = { service: 'notification', who: 'staff' } as const;

export const mailsEndpoints = {
  listMails: {
    ...ofStaff,
    method: 'GET',
    path: '/api/admin/applications/{id}/mails',
    summary: 'Delivery state of the mails about an application',
    right: 'applications.read',
    params: applicationParams,
    response: mailListSchema,
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
    problems: ['rate_limited'],
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
  },
  readMailLedger: {
    ...ofStaff,
    method: 'GET',
    path: '/api/admin/mail-ledger',
    summary: 'Whether every mail that was promised in seven days was sent or has ended',
    right: 'mails.read',
    response: mailLedgerSchema,
  },
  readMailSettings: {
    service: 'intake',
    method: 'GET',
    path: '/api/admin/mail-settings',
    summary: 'How much of an application staff get by mail',
    who: 'staff',
    right: 'settings.manage',
    response: mailSettingsSchema,
  },
  changeMailSettings: {
    service: 'intake',
    method: 'PUT',
    path: '/api/admin/mail-settings',
    summary: 'Set how much of an application staff get by mail',
    who: 'staff',
    right: 'settings.manage',
    body: mailSettingsSchema,
    response: mailSettingsSchema,
    audit: { action: 'settings.changed', subject: 'body.staff_mails' },
  },
} as const satisfies Record<string, Endpoint>;
