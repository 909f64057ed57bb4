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

/** Calls for answering applicants. */
export const answersEndpoints = {
  listAnswers: {
    service: 'intake',
    method: 'GET',
    path: '/api/admin/applications/{id}/answers',
    summary: 'Answers to an applicant, newest first',
    status: 200,
    who: 'staff',
    right: 'applications.read',
    params,
    response: answerListSchema,
    problems: ['not_found'],
  },
  sendAnswer: {
    service: 'intake',
    method: 'PUT',
    path: '/api/admin/applications/{id}/answers/{key}',
    summary: 'Answer an applicant, once per idempotency key; the application counts as replied to',
    status: 200,
    who: 'staff',
    right: 'applications.review',
    params: z.object({ id, key: id }),
    body: answerFormSchema,
    response: answerSchema,
    problems: ['validation_failed', 'not_found', 'idempotency_mismatch', 'already_answered'],
    audit: { action: 'application.answered', subject: 'params.id', detail: 'body.channel' },
  },
  listAnswerTemplates: {
    service: 'intake',
    method: 'GET',
    path: '/api/admin/answer-templates',
    summary: 'A template for each decision and language',
    status: 200,
    who: 'staff',
    right: 'applications.read',
    response: answerTemplateListSchema,
    problems: [],
  },
  changeAnswerTemplate: {
    service: 'intake',
    method: 'PUT',
    path: '/api/admin/answer-templates/{decision}/{language}',
    summary: "Change a template, or restore the product's own text",
    status: 200,
    who: 'staff',
    right: 'settings.manage',
    params: z.object({ decision: z.enum(answerDecisions), language: z.enum(languages) }),
    body: answerTemplateChangeSchema,
    response: answerTemplateSchema,
    problems: ['validation_failed', 'not_found', 'version_conflict'],
    audit: { action: 'answer-template.changed', subject: 'params.decision', detail: 'params.language' },
  },
  markReplied: {
    service: 'intake',
    method: 'PUT',
    path: '/api/admin/applications/{id}/replied',
    summary: 'Mark an application as replied to, or undo that',
    status: 200,
    who: 'staff',
    right: 'applications.review',
    params,
    body: repliedSchema,
    response: reviewedApplicationSchema,
    problems: ['validation_failed', 'not_found'],
    audit: { action: 'application.replied', subject: 'params.id', detail: 'body.replied' },
  },
} as const satisfies Record<string, Endpoint>;
