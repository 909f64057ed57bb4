// The first match wins, because each browser also names those that it descends from.
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

/**
 * "Firefox on Windows" from a User-Agent: enough to recognize one's own device, too little to track a person. Empty
 * when unknown.
 */
export function deviceName(userAgent: string | undefined): string {
  const [program, system] = [first(programs, userAgent ?? ''), first(systems, userAgent ?? '')];
  return program && system ? `${program} on ${system}` : (program ?? system ?? '');
}

/** Time and device of a call. */
export type Occasion = { /** RFC 3339. */ at: string; /** In words. */ device?: string };

export function occasionOf({ userAgent }: { userAgent: string | undefined }): Occasion {
  const device = deviceName(userAgent);
  return { at: new Date().toISOString(), ...(device && { device }) };
}
