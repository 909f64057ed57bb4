import { z } from 'zod';
import { del, get, patch, post, type Endpoint } from '../endpoint.ts';
import { lookListSchema } from '../looks/schemas.ts';
import { publicPaths } from '../public-paths.ts';
import {
  addressConfirmationSchema,
  addressConfirmedSchema,
  myApplicationSchema,
  myCorrectionSchema,
  myLinksFormSchema,
} from './schemas.ts';

const nothing = z.strictObject({});
const ofApplicant = { service: 'intake', who: 'applicant' } as const;

/** Calls of an applicant's own page. A wrong or expired secret gives 404, an old one reads the application and its looks. */
export const myApplicationEndpoints = {
  readMyApplication: get(publicPaths.readMyApplication, {
    ...ofApplicant,
    summary: 'Your application: what is stored, where it stands, until when it is kept',
    response: myApplicationSchema,
  }),
  correctMyApplication: patch(publicPaths.readMyApplication, {
    ...ofApplicant,
    summary: 'Correct your details; a new address must be confirmed from the old and the new one',
    body: myCorrectionSchema,
    response: myApplicationSchema,
    problems: ['fresh_link_required', 'version_conflict', 'application_held'],
  }),
  eraseMyApplication: del(publicPaths.readMyApplication, {
    ...ofApplicant,
    summary: 'Delete your application with everything that belongs to it',
    response: nothing,
    problems: ['fresh_link_required', 'application_held'],
  }),
  withdrawMyApplication: post(publicPaths.withdrawMyApplication, {
    ...ofApplicant,
    summary: 'Withdraw your application: it is closed, and kept until its storage time ends',
    response: myApplicationSchema,
    problems: ['fresh_link_required'],
  }),
  exportMyApplication: get(publicPaths.exportMyApplication, {
    ...ofApplicant,
    summary: 'Everything that is stored about you, as a ZIP',
    response: z.string(),
    content: 'application/zip',
    problems: ['fresh_link_required', 'application_held', 'rate_limited'],
  }),
  listMyLooks: get(publicPaths.listMyLooks, {
    ...ofApplicant,
    summary: 'Who looked at your application, by role and time, newest first',
    response: lookListSchema,
  }),
  requestMyLinks: post(publicPaths.requestMyLinks, {
    service: 'intake',
    summary: 'Mail new links to the applications of an address, if there are any',
    status: 202,
    who: 'anyone',
    limit: 'myLinks',
    body: myLinksFormSchema,
    response: nothing,
  }),
  confirmMyAddress: post(publicPaths.confirmMyAddress, {
    service: 'intake',
    summary: 'Confirm a new address, from the old or the new one',
    who: 'anyone',
    limit: 'myLinks',
    body: addressConfirmationSchema,
    response: addressConfirmedSchema,
    problems: ['not_found', 'application_held'],
  }),
} as const satisfies Record<string, Endpoint>;
