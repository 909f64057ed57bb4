import { forStaff, get, post, put, type Endpoint } from '../endpoint.ts';
import { orderMailListSchema } from './order-mails.ts';
import { mailLedgerSchema, mailListSchema, mailSettingsSchema, resendSchema, resentSchema } from './schemas.ts';

export const mailsEndpoints = {
  listMails: get('/api/admin/applications/{id}/mails', {
    ...forStaff('notification', 'applications.read'),
    summary: 'Delivery state of the mails about an application',
    response: mailListSchema,
  }),
  resendMail: post('/api/admin/applications/{id}/mails', {
    ...forStaff('intake', 'applications.manage'),
    summary: 'Send the mail about an application again, at most three times an hour',
    status: 202,
    body: resendSchema,
    response: resentSchema,
    problems: ['rate_limited'],
    audit: { action: 'mail.resent', subject: 'params.id', detail: 'body.recipient' },
  }),
  listOrderMails: get('/api/admin/orders/{orderId}/mails', {
    ...forStaff('notification', 'orders.read'),
    summary: 'Delivery state of the mails about an order',
    response: orderMailListSchema,
  }),
  readMailLedger: get('/api/admin/mail-ledger', {
    ...forStaff('notification', 'mails.read'),
    summary: 'Whether every mail that was promised in seven days was sent or has ended',
    response: mailLedgerSchema,
  }),
  readMailSettings: get('/api/admin/mail-settings', {
    ...forStaff('intake', 'settings.manage'),
    summary: 'How much of an application staff get by mail',
    response: mailSettingsSchema,
  }),
  changeMailSettings: put('/api/admin/mail-settings', {
    ...forStaff('intake', 'settings.manage'),
    summary: 'Set how much of an application staff get by mail',
    body: mailSettingsSchema,
    response: mailSettingsSchema,
    audit: { action: 'settings.changed', subject: 'body.staff_mails' },
  }),
} as const satisfies Record<string, Endpoint>;
