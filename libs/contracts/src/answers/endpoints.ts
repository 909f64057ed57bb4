import { z } from 'zod';
import { reviewedApplicationSchema } from '../applications/desk.ts';
import type { Endpoint } from '../endpoint.ts';
import { languages } from '../locales.ts';
import {
  answerDecisions,
  answerFormSchema,
  answerListSchema,
  answerSchema,
  answerTemplateChangeSchema,
  answerTemplateListSchema,
  answerTemplateSchema,
  repliedSchema,
} from './schemas.ts';

const id = z.uuid().toLowerCase();
const params = z.object({ id });
const ofStaff = { service: 'intake', who: 'staff' } as const;

export const answersEndpoints = {
  listAnswers: {
    ...ofStaff,
    method: 'GET',
    path: '/api/admin/applications/{id}/answers',
    summary: 'Answers to an applicant, newest first',
    right: 'applications.read',
    params,
    response: answerListSchema,
  },
  sendAnswer: {
    ...ofStaff,
    method: 'PUT',
    path: '/api/admin/applications/{id}/answers/{key}',
    summary: 'Answer an applicant, once per idempotency key; the application counts as replied to',
    right: 'applications.review',
    params: z.object({ id, key: id }),
    body: answerFormSchema,
    response: answerSchema,
    problems: ['idempotency_mismatch', 'already_answered'],
    audit: { action: 'application.answered', subject: 'params.id', detail: 'body.channel' },
  },
  listAnswerTemplates: {
    ...ofStaff,
    method: 'GET',
    path: '/api/admin/answer-templates',
    summary: 'A template for each decision and language',
    right: 'applications.read',
    response: answerTemplateListSchema,
  },
  changeAnswerTemplate: {
    ...ofStaff,
    method: 'PUT',
    path: '/api/admin/answer-templates/{decision}/{language}',
    summary: "Change a template, or restore the product's own text",
    right: 'settings.manage',
    params: z.object({ decision: z.enum(answerDecisions), language: z.enum(languages) }),
    body: answerTemplateChangeSchema,
    response: answerTemplateSchema,
    problems: ['version_conflict'],
    audit: { action: 'answer-template.changed', subject: 'params.decision', detail: 'params.language' },
  },
  markReplied: {
    ...ofStaff,
    method: 'PUT',
    path: '/api/admin/applications/{id}/replied',
    summary: 'Mark an application as replied to, or undo that',
    right: 'applications.review',
    params,
    body: repliedSchema,
    response: reviewedApplicationSchema,
    audit: { action: 'application.replied', subject: 'params.id', detail: 'body.replied' },
  },
} as const satisfies Record<string, Endpoint>;
