import type { Labels } from '../labels-of.ts';

/** The short strings by feature; English is the shape that every other locale satisfies. */
type Features = {
  application: typeof import('./en/application.ts').application;
  assessment: typeof import('./en/assessment.ts').assessment;
  checkout: typeof import('./en/checkout.ts').checkout;
  common: typeof import('./en/common.ts').common;
  consent: typeof import('./en/consent.ts').consent;
  contact: typeof import('./en/contact.ts').contact;
  fields: Labels;
  filming: typeof import('./en/filming.ts').filming;
  legal: typeof import('./en/legal.ts').legal;
  myApplication: typeof import('./en/my-application.ts').myApplication;
  order: typeof import('./en/order.ts').order;
  photos: typeof import('./en/photos.ts').photos;
  problem: typeof import('./en/problem.ts').problem;
  purchase: typeof import('./en/purchase.ts').purchase;
};

export type Messages<Feature extends keyof Features> = Record<keyof Features[Feature], string>;
export type MessageId = { [Feature in keyof Features]: keyof Features[Feature] }[keyof Features];
export type Catalog = Record<MessageId, string>;
