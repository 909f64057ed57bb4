import { z } from 'zod';
import { privacyVersionPattern } from '../applications/rules.ts';
import { forStaff, get, type Endpoint } from '../endpoint.ts';
import { languages } from '../locales.ts';
import { publicPaths } from '../public-paths.ts';
import {
  shownAgencySchema,
  siteContentBytes,
  siteContentSchema,
  siteDraftSchema,
  siteFindingSchema,
  siteNumberSchema,
  sitePreviewSchema,
  sitePublicationSchema,
  siteRestorationSchema,
  siteRevisionSchema,
  siteSchema,
  siteTextSchema,
  siteVersionSchema,
} from './schemas.ts';

const number = z.coerce.number().int().min(1).max(2_000_000_000);

export const siteEndpoints = {
  readAgency: get('/api/agency', {
    service: 'gateway',
    summary: 'Name, mailbox and mark of the agency, as its pages show them',
    who: 'anyone',
    unlogged: true,
    response: shownAgencySchema,
  }),
  readLegalText: get(publicPaths.readLegalText, {
    service: 'gateway',
    summary: 'The legal texts of an owner in one of their versions, as an applicant agreed to them',
    who: 'anyone',
    params: z.object({ version: z.string().regex(privacyVersionPattern), language: z.enum(languages) }),
    problems: ['not_found', 'unavailable'],
    content: 'text/plain',
    response: z.string(),
  }),
  readSite: forStaff.gateway.get('/api/admin/site', 'site.draft', {
    summary: 'The published revision of the site, the draft, and whether visitors see the newest revision',
    response: siteSchema,
  }),
  saveSiteDraft: forStaff.gateway.put('/api/admin/site/draft', 'site.draft', {
    summary: 'Save the draft; a draft that someone else saved in between stays, and the problem names them',
    body: siteDraftSchema,
    largestBody: siteContentBytes + 1024,
    problems: ['version_conflict', 'payload_too_large'],
    response: siteVersionSchema,
  }),
  listSiteTexts: forStaff.gateway.get('/api/admin/site/texts', 'site.draft', {
    summary: 'Every text of the site in its languages, with those of the draft',
    problems: ['unavailable'],
    response: z.object({ items: z.array(siteTextSchema) }),
  }),
  checkSite: forStaff.gateway.post('/api/admin/site/check', 'site.draft', {
    summary: 'What keeps the draft from being published',
    problems: ['unavailable'],
    response: z.object({ findings: z.array(siteFindingSchema) }),
  }),
  previewSite: forStaff.gateway.post('/api/admin/site/preview', 'site.draft', {
    summary: 'Make the pages of the draft, for the desk alone',
    problems: ['validation_failed', 'unavailable'],
    response: sitePreviewSchema,
  }),
  openSitePreview: get('/api/site-previews/{token}', {
    service: 'gateway',
    summary: 'A page of a draft, without script; the token ends within an hour',
    // An iframe sends no header.
    who: 'anyone',
    params: z.object({ token: z.string().max(200) }),
    query: z.object({ page: z.string().max(500).default('/') }),
    problems: ['unavailable'],
    content: 'text/html',
    response: z.string(),
    unlogged: true,
  }),
  publishSite: forStaff.gateway.post('/api/admin/site/publish', 'site.publish', {
    summary: 'Publish the draft; the check’s findings are the fields of a refusal',
    presence: true,
    body: sitePublicationSchema,
    problems: ['version_conflict', 'unavailable'],
    response: siteNumberSchema,
  }),
  listSiteRevisions: forStaff.gateway.get('/api/admin/site/revisions', 'site.draft', {
    summary: 'Published revisions, newest first',
    query: z.object({ cursor: number.optional() }),
    response: z.object({ items: z.array(siteRevisionSchema), next_cursor: z.int().nullable() }),
  }),
  readSiteRevision: forStaff.gateway.get('/api/admin/site/revisions/{number}', 'site.draft', {
    summary: 'What a published revision holds',
    params: z.object({ number }),
    response: siteContentSchema,
  }),
  restoreSite: forStaff.gateway.post('/api/admin/site/revisions/{number}/restore', 'site.publish', {
    summary: 'Publish the content of an earlier revision again, as a new one',
    presence: true,
    params: z.object({ number }),
    body: siteRestorationSchema,
    problems: ['unavailable'],
    response: siteNumberSchema,
  }),
} as const satisfies Record<string, Endpoint>;
