import { forStaff, type Endpoint } from '../endpoint.ts';
import { orderMailListSchema } from './order-mails.ts';
import { mailLedgerSchema, mailListSchema, mailSettingsSchema, resendSchema, resentSchema } from './schemas.ts';

export const mailsEndpoints = {
  listMails: forStaff.notification.get('/api/admin/applications/{id}/mails', 'applications.read', {
    summary: 'Delivery state of the mails about an application',
    response: mailListSchema,
  }),
  resendMail: forStaff.intake.post('/api/admin/applications/{id}/mails', 'applications.manage', {
    summary: 'Send the mail about an application again, at most three times an hour',
    status: 202,
    body: resendSchema,
    response: resentSchema,
    problems: ['rate_limited'],
    audit: { action: 'mail.resent', subject: 'params.id', detail: 'body.recipient' },
  }),
  listOrderMails: forStaff.notification.get('/api/admin/orders/{orderId}/mails', 'orders.read', {
    summary: 'Delivery state of the mails about an order',
    response: orderMailListSchema,
  }),
  readMailLedger: forStaff.notification.get('/api/admin/mail-ledger', 'mails.read', {
    summary: 'Whether every mail that was promised in seven days was sent or has ended',
    response: mailLedgerSchema,
  }),
  readMailSettings: forStaff.intake.get('/api/admin/mail-settings', 'settings.manage', {
    summary: 'How much of an application staff get by mail',
    response: mailSettingsSchema,
  }),
  changeMailSettings: forStaff.intake.put('/api/admin/mail-settings', 'settings.manage', {
    summary: 'Set how much of an application staff get by mail',
    body: mailSettingsSchema,
    response: mailSettingsSchema,
    audit: { action: 'settings.changed', subject: 'body.staff_mails' },
  }),
} as const satisfies Record<string, Endpoint>;
