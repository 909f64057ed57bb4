import { z } from 'zod';
import { forStaff, get, post, type Endpoint } from '../endpoint.ts';
import { languages } from '../locales.ts';
import { publicPaths } from '../public-paths.ts';
import {
  acceptWithdrawalSchema,
  closeWithdrawalSchema,
  withdrawalListSchema,
  withdrawalQuerySchema,
  withdrawalSchema,
} from './schemas.ts';

const page = { service: 'commerce', who: 'anyone', response: z.string(), content: 'text/html' } as const;
const form = { ...page, limit: 'withdrawals', body: z.looseObject({}), encoding: 'form' } as const;
const inLanguage = { params: z.object({ language: z.enum(languages) }) };
const byLink = { params: z.object({ id: z.uuid(), secure_token: z.string() }) };

export const withdrawalsEndpoints = {
  openWithdrawal: get(publicPaths.openWithdrawal, {
    ...page,
    ...inLanguage,
    summary: 'The form to withdraw from a contract, with instructions and the model form',
  }),
  sendWithdrawal: post(publicPaths.openWithdrawal, {
    ...form,
    ...inLanguage,
    summary:
      'Submit a withdrawal; answers the same for known and unknown contracts. Without `confirm`: the filled form',
  }),
  openWithdrawalLink: get('/api/withdrawals/{id}/{secure_token}', {
    ...page,
    ...byLink,
    summary: 'The page behind the link in the mail to the address of an order; nothing happens yet',
  }),
  confirmWithdrawal: post('/api/withdrawals/{id}/{secure_token}', {
    ...form,
    ...byLink,
    summary: 'Confirm a withdrawal as the buyer of the order',
  }),
  listWithdrawals: forStaff.commerce.get('/api/admin/withdrawals', 'money.decide', {
    summary: 'Withdrawals of buyers, newest first',
    query: withdrawalQuerySchema,
    response: withdrawalListSchema,
  }),
  acceptWithdrawal: forStaff.commerce.post('/api/admin/withdrawals/{id}/accept', 'money.decide', {
    summary: "Accept a withdrawal as of the time of its submission: the order's links end, and its refund is due",
    body: acceptWithdrawalSchema,
    response: withdrawalSchema,
    problems: ['version_conflict'],
    audit: { action: 'withdrawal.accepted', subject: 'params.id', detail: 'answer.verdict' },
  }),
  closeWithdrawal: forStaff.commerce.post('/api/admin/withdrawals/{id}/close', 'money.decide', {
    summary: 'Close a withdrawal with a reason: the order stays as it is',
    body: closeWithdrawalSchema,
    response: withdrawalSchema,
    problems: ['version_conflict'],
    audit: { action: 'withdrawal.closed', subject: 'params.id', detail: 'answer.verdict' },
  }),
} as const satisfies Record<string, Endpoint>;
