// No schemas here: the browser can load the rules without the validator that the server uses.

export const earningsBands = ['$0', '$100-$10000', '$10000-$50000', '$50000-$100000', '$100000+'] as const;
export type EarningsBand = (typeof earningsBands)[number];

/** Name of the campaign or site that an applicant came from. */
export const sourcePattern = /^[a-z0-9._-]{1,64}$/;

export const maxPhotos = 5;

export const photoLimits = { bytes: 20_000_000, pixels: 48_000_000 } as const;
export const scores = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** Dates of the privacy policies that applicants have agreed to; the last one is in force. */
export const privacyVersions = [
  '2024-01-30',
  '2026-11-22',
  '2026-11-23',
  '2026-11-24',
  '2026-11-25',
  '2026-11-26',
  '2026-11-26.2',
  '2026-11-26.3',
] as const;
export const currentPrivacyVersion = privacyVersions.at(-1)!;

/** Time in which a version is accepted after the next one, for forms that were open when the policy changed. */
const privacyGraceMs = 30 * 86_400_000;

export function isPrivacyVersionTaken(
  version: string,
  now = new Date(),
  versions: readonly string[] = privacyVersions,
): boolean {
  const index = versions.indexOf(version);
  const next = versions[index + 1];
  // One that was published a moment ago is not told everywhere yet.
  if (index < 0) return dayOf(version) >= dayOf(versions.at(-1)!) && Date.parse(dayOf(version)) <= now.getTime();
  return next === undefined || now.getTime() < Date.parse(dayOf(next)) + privacyGraceMs;
}

/** A day, or with its number a later version of the same day. */
export const privacyVersionPattern = /^\d{4}-\d\d-\d\d(\.\d{1,3})?$/;

/** The day of a version as a date in ISO 8601. */
export const dayOf = (version: string): string => version.slice(0, 10);

/** @param versions all until now, in order */
export function nextPrivacyVersion(versions: readonly string[], now = new Date()): string {
  const day = [now.toISOString().slice(0, 10), dayOf(versions.at(-1)!)].toSorted()[1]!;
  const before = versions.filter((version) => dayOf(version) === day).length;
  return before === 0 ? day : `${day}.${before + 1}`;
}

/**
 * Texts that an applicant may leave out. The form, the mail, the desk and the applicant's page are built from them;
 * their limits are below.
 */
const optionalTexts = {
  zip_code: 20,
  instagram: 100,
  tiktok: 100,
  onlyfans_username: 100,
  other_socials: 500,
  message: 5000,
} as const;
export type OptionalText = keyof typeof optionalTexts;
export const optionalTextNames = Object.keys(optionalTexts) as OptionalText[];

const longTexts: readonly string[] = ['other_socials', 'message'] satisfies OptionalText[];
export const isLongText = (name: string): boolean => longTexts.includes(name);

export const eachOptionalText = <Value>(make: (name: OptionalText) => Value): Record<OptionalText, Value> =>
  Object.fromEntries(optionalTextNames.map((name) => [name, make(name)])) as Record<OptionalText, Value>;

/** Maximum length of each field in UTF-16 code units, the unit of `maxlength`. */
export const applicationLimits = {
  name: 200,
  email: 254,
  country: 120,
  city: 120,
  whatsapp: 32,
  ...optionalTexts,
} as const;

/** Fields of the form that have a label; `applications/fields` has the labels in each language. */
export type LabeledField = keyof typeof applicationLimits | 'onlyfans_monthly_earnings';
/** The name of each field of the form in one language. */
export type FieldLabels = Record<LabeledField, string>;
