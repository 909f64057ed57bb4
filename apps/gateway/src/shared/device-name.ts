// The first that fits: each program also names those that it descends from.
const programs: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const first = (table: typeof programs, text: string) => table.find(([pattern]) => pattern.test(text))?.[1];

/** "Firefox on Windows" from a User-Agent: enough to recognize one's own, too little to follow anybody. Empty if unknown. */
export function deviceName(userAgent: string | undefined): string {
  const [program, system] = [first(programs, userAgent ?? ''), first(systems, userAgent ?? '')];
  return program && system ? `${program} on ${system}` : (program ?? system ?? '');
}

export type Occasion = { /** RFC 3339. */ at: string; /** In words. */ device?: string };

/** What a mail says of the call that it tells of. */
export function occasionOf({ userAgent }: { userAgent: string | undefined }): Occasion {
  const device = deviceName(userAgent);
  return { at: new Date().toISOString(), ...(device && { device }) };
}
