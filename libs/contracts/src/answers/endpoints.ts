import { z } from 'zod';
import { reviewedApplicationSchema } from '../applications/desk.ts';
import { bulkLimit } from '../applications/filter.ts';
import { forStaff, type Endpoint } from '../endpoint.ts';
import { languages } from '../locales.ts';
import { declinedSchema, declineFormSchema } from './decline.ts';
import {
  answerDecisions,
  answerFormSchema,
  answerListSchema,
  answerSchema,
  answerTemplateChangeSchema,
  answerTemplateListSchema,
  answerTemplateSchema,
  leavingAnswersSchema,
  repliedSchema,
} from './schemas.ts';

export const answersEndpoints = {
  listAnswers: forStaff.intake.get('/api/admin/applications/{id}/answers', 'applications.read', {
    summary: 'Answers to an applicant, newest first',
    response: answerListSchema,
  }),
  sendAnswer: forStaff.intake.put('/api/admin/applications/{id}/answers/{key}', 'applications.review', {
    summary:
      'Answer an applicant, once per idempotency key; the application counts as replied to, a mail leaves ten seconds later',
    body: answerFormSchema,
    response: answerSchema,
    problems: ['idempotency_mismatch', 'already_answered', 'result_told'],
    audit: { action: 'application.answered', subject: 'params.id', detail: 'body.channel' },
  }),
  declineApplications: forStaff.intake.put('/api/admin/declines/{key}', 'applications.review', {
    summary: `Decline up to ${bulkLimit} applicants by mail, once per idempotency key; the mails leave together, ten seconds later`,
    body: declineFormSchema,
    response: declinedSchema,
    problems: ['idempotency_mismatch'],
    audit: { action: 'application.answered', subject: 'answer.sent' },
  }),
  listLeavingAnswers: forStaff.intake.get('/api/admin/leaving-answers', 'applications.review', {
    summary: 'Answers of the caller whose mail has not left yet',
    response: leavingAnswersSchema,
  }),
  withdrawAnswer: forStaff.intake.del('/api/admin/leaving-answers/{id}', 'applications.review', {
    summary:
      'Take back an answer whose mail has not left yet, and those sent together with it; each application is again as it was before',
    response: reviewedApplicationSchema,
    audit: { action: 'application.answer-withdrawn', subject: 'params.id' },
  }),
  listAnswerTemplates: forStaff.intake.get('/api/admin/answer-templates', 'applications.read', {
    summary: 'A template for each decision and language',
    response: answerTemplateListSchema,
  }),
  changeAnswerTemplate: forStaff.intake.put('/api/admin/answer-templates/{decision}/{language}', 'settings.manage', {
    summary: "Change a template, or restore the product's own text",
    params: z.object({ decision: z.enum(answerDecisions), language: z.enum(languages) }),
    body: answerTemplateChangeSchema,
    response: answerTemplateSchema,
    problems: ['version_conflict'],
    audit: { action: 'answer-template.changed', subject: 'params.decision', detail: 'params.language' },
  }),
  markReplied: forStaff.intake.put('/api/admin/applications/{id}/replied', 'applications.review', {
    summary: 'Mark an application as replied to, or undo that',
    body: repliedSchema,
    response: reviewedApplicationSchema,
    audit: { action: 'application.replied', subject: 'params.id', detail: 'body.replied' },
  }),
} as const satisfies Record<string, Endpoint>;
