import { z } from 'zod';

/** One line of plain words; the longest in characters. */
const line = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    // oxlint-disable-next-line no-control-regex -- that is what no line may hold
    .regex(/^[^\u0000-\u001f\u007f{}<>]*$/u, 'plain words in one line');
const named = (longest: number) => line(longest).min(1);
const optionalLink = z.union([z.literal(''), z.url({ protocol: /^https$/, error: 'an https address' }).max(300)]);
/** What a file is, by the fact that names it. */
export type MediaKind = 'picture' | 'video' | 'captions';
const uploaded: Record<MediaKind, RegExp> = {
  picture: /^\/api\/media\/[\da-f]{64}\/\d{1,4}\.webp$/,
  video: /^\/api\/media\/[\da-f]{64}\/video\.(mp4|webm)$/,
  captions: /^\/api\/media\/[\da-f]{64}\/captions\.vtt$/,
};
const kinds = new Map<object, MediaKind>();
export const mediaKindOf = (schema: object): MediaKind | undefined => kinds.get(schema);

/** Of an uploaded file, of one that came with the site, or of one elsewhere. */
function file(kind: MediaKind) {
  const ours = z.string().regex(/^\/media\/(?!.*\.\.)[\w./-]{1,200}$/);
  const schema = z.union([z.string().regex(uploaded[kind]), ours, optionalLink]);
  kinds.set(schema, kind);
  return schema;
}
const color = z.string().regex(/^#[\da-f]{6}$/, 'a color such as #4c6fff');
const figure = z.number().min(0).max(1e9);
const range = z.tuple([figure, figure]);
const instant = z.union([z.literal(''), z.iso.datetime()]);
const offer = z
  .strictObject({ from: instant, until: instant })
  .partial()
  .refine(({ from, until }) => !from || !until || from < until, {
    path: ['until'],
    error: 'a time after the beginning',
  });
const proof = z.strictObject({ source: line(500), verified: z.boolean() });
const inEach = <Schema extends z.ZodType>(each: () => Schema) =>
  z.strictObject({ en: each(), pl: each(), de: each(), ukr: each(), th: each() });
const names = inEach(() => named(80));

const price = z
  .number()
  .min(0.5)
  .max(10_000)
  .refine((units) => Math.abs(units * 100 - Math.round(units * 100)) < 1e-6, 'at most two places behind the point');
const hourly = z.tuple([price, price, price, price, price, price]);
const struck = z.enum(['specified', 'lowest', 'none']);
const ofStruck = { guide: price, EUR: price, PLN: price };

const tax = () => z.strictObject({ percent: z.number().min(0).max(30), line: line(200) }).partial();
const holidayList = z
  .array(z.string().regex(/^(\d{4}-)?(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'a day such as 12-25 or 2027-03-29'))
  .max(200);

const office = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'small letters and digits'),
  region: named(10).optional(),
  country: z.string().regex(/^[A-Z]{2}$/, 'two capital letters'),
  names,
});

const video = z.discriminatedUnion('provider', [
  z.strictObject({
    id: named(40),
    provider: z.enum(['youtube', 'vimeo']),
    address: z.string().regex(/^[\w-]{5,20}$/, 'the id of a video'),
    poster: file('picture').optional(),
  }),
  z.strictObject({
    id: named(40),
    provider: z.literal('file'),
    address: file('video'),
    captions: inEach(() => file('captions')),
    poster: file('picture').optional(),
  }),
]);

/** Of the three people whose stories a page tells, in their order. */
const three = z.array(file('picture')).min(3).max(3);

/** Shapes without links, scripts or styles: nothing in it can load or do anything. */
const drawing = z
  .string()
  .max(8_000)
  .regex(
    /^(?:<(?:path|circle|ellipse|rect|polygon|line|g)(?: (?:d|points|fill|fill-opacity|opacity|stroke|stroke-width|stroke-linecap|transform|r|rx|ry|cx|cy|x|y|x1|x2|y1|y2|width|height)="[\w\s.,#()+-]*")*\s*\/?>|<\/(?:path|circle|ellipse|rect|polygon|line|g)>|\s)*$/,
    'shapes of SVG only',
  );

/** What an owner may set instead of what is delivered; a field that is left out is as delivered. */
export const agencyFactsSchema = z
  .strictObject({
    agency: z
      .strictObject({
        name: named(60),
        email: z.email().max(100),
        social: z
          .strictObject({ instagram: optionalLink, tiktok: optionalLink, x: optionalLink, telegram: optionalLink })
          .partial(),
        hero: z
          .strictObject({ video: file('video'), picture: file('picture'), alt: inEach(() => line(200)) })
          .partial()
          .check(({ value: { picture, alt = {} }, issues }) => {
            const lacks = Object.values(alt).filter((text) => text.trim() !== '').length < 5;
            if (picture && lacks)
              issues.push({
                code: 'custom',
                path: ['alt'],
                input: alt,
                message: 'what the picture shows, in each language',
              });
          }),
        copyrightYear: z.int().min(2000).max(2100),
      })
      .partial(),
    offices: z.array(office).min(1).max(12),
    legalEntity: z
      .strictObject({
        name: line(200),
        address: z.array(named(200)).max(6),
        country: z.union([z.literal(''), z.string().regex(/^[A-Z]{2}$/, 'two capital letters')]),
        register: line(200),
        taxNumber: line(100),
        representedBy: line(200),
        euRepresentative: line(300),
        dataProtectionOfficer: line(300),
      })
      .partial(),
    seller: z
      .strictObject({
        ofRecord: z.enum(['agency', 'provider']),
        asksElsewhere: z.boolean(),
        numbers: z.boolean(),
        taxes: inEach(tax).partial(),
      })
      .partial(),
    mark: z
      .strictObject({ viewBox: z.string().regex(/^-?\d{1,4} -?\d{1,4} \d{1,4} \d{1,4}$/, 'four numbers'), drawing })
      .partial(),
    colors: z.strictObject({ brand: color, accent: color }).partial(),
    trackingIds: z
      .strictObject({ meta: z.string().regex(/^\d{0,20}$/), tiktok: z.string().regex(/^[A-Z0-9]{0,30}$/) })
      .partial(),
    prices: z
      .strictObject({
        guide: price,
        sessions: z.strictObject({ USD: hourly, EUR: hourly, PLN: hourly }).partial(),
        regular: z.strictObject(ofStruck).partial(),
        struck: z.strictObject({ us: struck, eu: struck, pl: struck, de: struck, ukr: struck, th: struck }).partial(),
        lowest: z.strictObject({ ...ofStruck, USD: price }).partial(),
      })
      .partial(),
    testimonialVideos: z.array(video).min(3).max(3),
    portraits: z.strictObject({ stories: three, sessions: three }).partial(),
    checkoutFallbacks: z
      .strictObject({
        'digital-guide': optionalLink,
        'teasing-content': z
          .strictObject({
            us: optionalLink,
            pl: optionalLink,
            ukr: optionalLink,
            th: optionalLink,
            de: optionalLink,
            eu: optionalLink,
          })
          .partial(),
      })
      .partial(),
    claims: z
      .strictObject({ midlifeShare: figure, engagementWeeks: figure, revenueDays: range, mainPlansFrom: figure })
      .partial(),
    filmingClaims: z
      .strictObject({
        creatorsGuided: figure,
        revenueMillions: z.strictObject({ USD: figure, EUR: figure }),
        incomeBoost: figure,
        monthlyEarnings: z.strictObject({
          USD: z.tuple([range, range, range]),
          EUR: z.tuple([range, range, range]),
          PLN: z.tuple([range, range, range]),
        }),
      })
      .partial(),
    guideClaims: z
      .strictObject({
        rating: z.strictObject({
          value: z.number().min(1).max(5),
          count: z.int().min(0),
          source: line(500),
          verified: z.boolean(),
        }),
        creatorsHelped: figure,
        payoutsBillions: figure,
        incomeGrowth: figure,
      })
      .partial(),
    evidence: z
      .strictObject({
        midlifeShare: proof,
        engagementWeeks: proof,
        revenueDays: proof,
        'filming.creatorsGuided': proof,
        'filming.revenueMillions': proof,
        'filming.incomeBoost': proof,
        'filming.monthlyEarnings': proof,
        'guide.creatorsHelped': proof,
        'guide.payoutsBillions': proof,
        'guide.incomeGrowth': proof,
      })
      .partial(),
    holidays: z.strictObject({ DE: holidayList, PL: holidayList }).partial(),
    offers: z.strictObject({ guide: offer, eu: offer, de: offer, ukr: offer }).partial(),
  })
  .partial();

export type AgencyFacts = z.infer<typeof agencyFactsSchema>;
