import { z } from 'zod';
import { reviewedApplicationSchema } from '../applications/desk.ts';
import { bulkLimit } from '../applications/filter.ts';
import { forStaff, type Endpoint } from '../endpoint.ts';
import {
  bulkTaggedSchema,
  bulkTaggingSchema,
  mergeFormSchema,
  mergeSchema,
  personSchema,
  tagFormSchema,
  tagListSchema,
} from './schemas.ts';

const nothing = z.strictObject({});

export const peopleEndpoints = {
  readPerson: forStaff.intake.get('/api/admin/applications/{id}/person', 'applications.read', {
    summary: 'What staff have merged with an application, as one person',
    response: personSchema,
  }),
  readPersonOfOrder: forStaff.intake.get('/api/admin/orders/{orderId}/person', 'orders.read', {
    summary: 'What staff have merged with an order, as one person',
    response: personSchema,
  }),
  merge: forStaff.intake.put('/api/admin/merges/{id}', 'applications.review', {
    summary:
      'Merge two applications or orders into one person, under an id that the client makes; each keeps its own link and retention. Where one is an order, the role must read orders',
    body: mergeFormSchema,
    response: mergeSchema,
    problems: ['version_conflict'],
    audit: { action: 'person.merged', subject: 'body.one_id', detail: 'body.other_id' },
  }),
  undoMerge: forStaff.intake.del('/api/admin/merges/{id}', 'applications.review', {
    summary: 'Undo one merge, and no other',
    response: mergeSchema,
    audit: { action: 'person.separated', subject: 'answer.one_id', detail: 'answer.other_id' },
  }),
  listTags: forStaff.intake.get('/api/admin/tags', 'applications.read', {
    summary: 'The tags that staff can put on applications',
    response: tagListSchema,
  }),
  saveTag: forStaff.intake.put('/api/admin/tags/{tag}', 'settings.manage', {
    summary: 'Add a tag under an id that the client makes, or change it',
    body: tagFormSchema,
    response: tagListSchema,
    audit: { action: 'tag.changed', subject: 'params.tag', detail: 'body.name' },
  }),
  deleteTag: forStaff.intake.del('/api/admin/tags/{tag}', 'settings.manage', {
    summary: 'Delete a tag, and take it off every application',
    response: nothing,
    audit: { action: 'tag.deleted', subject: 'params.tag' },
  }),
  tagApplication: forStaff.intake.put('/api/admin/applications/{id}/tags/{tag}', 'applications.review', {
    summary: 'Put a tag on an application',
    response: reviewedApplicationSchema,
    audit: { action: 'application.tagged', subject: 'params.id', detail: 'params.tag' },
  }),
  untagApplication: forStaff.intake.del('/api/admin/applications/{id}/tags/{tag}', 'applications.review', {
    summary: 'Take a tag off an application',
    response: reviewedApplicationSchema,
    audit: { action: 'application.untagged', subject: 'params.id', detail: 'params.tag' },
  }),
  tagApplications: forStaff.intake.post('/api/admin/tags/{tag}/applications', 'applications.review', {
    summary: `Put a tag on up to ${bulkLimit} applications`,
    body: bulkTaggingSchema,
    response: bulkTaggedSchema,
    audit: { action: 'application.tagged', subject: 'answer.changed', detail: 'params.tag' },
  }),
  untagApplications: forStaff.intake.del('/api/admin/tags/{tag}/applications', 'applications.review', {
    summary: `Take a tag off up to ${bulkLimit} applications`,
    body: bulkTaggingSchema,
    response: bulkTaggedSchema,
    audit: { action: 'application.untagged', subject: 'answer.changed', detail: 'params.tag' },
  }),
} as const satisfies Record<string, Endpoint>;
