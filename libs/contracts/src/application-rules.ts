// Free of schemas, so that a browser can have the rules without the validator that the server checks them with.

export const earningsBands = ['$0', '$100-$10000', '$10000-$50000', '$50000-$100000', '$100000+'] as const;
export type EarningsBand = (typeof earningsBands)[number];

/** How a campaign or another site is named that an applicant came from. */
export const sourcePattern = /^[a-z0-9._-]{1,64}$/;

export const maxPhotos = 5;

/** Of one photo. */
export const photoLimits = { bytes: 20_000_000, pixels: 48_000_000 } as const;
export const scores = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** The dates of the privacy policies that applicants have agreed to; the last is the one in force. */
export const privacyVersions = ['2024-01-30', '2026-11-22'] as const;
export const currentPrivacyVersion = privacyVersions.at(-1)!;

/** Days for which the version before is taken too, for forms that were open when the policy changed. */
const privacyGraceMs = 30 * 86_400_000;

export function isPrivacyVersionTaken(
  version: string,
  now = new Date(),
  versions: readonly string[] = privacyVersions,
): boolean {
  const current = versions.at(-1)!;
  const inGrace = now.getTime() < Date.parse(current) + privacyGraceMs;
  return version === current || (version === versions.at(-2) && inGrace);
}

/** Longest accepted text of each field, in UTF-16 code units as `maxlength` counts them. */
export const applicationLimits = {
  name: 200,
  email: 254,
  country: 120,
  city: 120,
  zip_code: 20,
  instagram: 100,
  tiktok: 100,
  onlyfans_username: 100,
  other_socials: 500,
  whatsapp: 32,
  message: 5000,
} as const;
