import type { LabelId } from '../labels-of.ts';
import type { application } from './en/application.ts';
import type { assessment } from './en/assessment.ts';
import type { checkout } from './en/checkout.ts';
import type { consent } from './en/consent.ts';
import type { contact } from './en/contact.ts';
import type { common } from './en/common.ts';
import type { filming } from './en/filming.ts';
import type { legal } from './en/legal.ts';
import type { myApplication } from './en/my-application.ts';
import type { order } from './en/order.ts';
import type { photos } from './en/photos.ts';
import type { purchase } from './en/purchase.ts';
import type { problem } from './en/problem.ts';

/** The short strings by feature; English is the shape that every other locale satisfies. */
type Features = {
  application: typeof application;
  assessment: typeof assessment;
  checkout: typeof checkout;
  common: typeof common;
  consent: typeof consent;
  contact: typeof contact;
  fields: Record<LabelId, string>;
  filming: typeof filming;
  legal: typeof legal;
  myApplication: typeof myApplication;
  order: typeof order;
  photos: typeof photos;
  problem: typeof problem;
  purchase: typeof purchase;
};

export type Messages<Feature extends keyof Features> = Record<keyof Features[Feature], string>;
export type MessageId = { [Feature in keyof Features]: keyof Features[Feature] }[keyof Features];
export type Catalog = Record<MessageId, string>;
