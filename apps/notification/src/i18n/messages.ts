/**
 * What an applicant reads. `{name}`, `{agency}`, `{mailbox}`, `{hours}`, `{minutes}` and `{age}` are filled in. Subject
 * and preview show on locked screens, so they name neither the trade nor the platform.
 */
export type ApplicantMessages = {
  subject: string;
  preview: string;
  greeting: string;
  greetingNameless: string;
  heading: string;
  intro: string;
  assessmentTitle: string;
  assessment: string;
  replyTitle: string;
  reply: string;
  privacyTitle: string;
  privacy: string;
  page: string;
  open: string;
  contact: string;
  adults: string;
  notYou: string;
  closing: string;
  signature: string;
};

/** Puts values into `{placeholders}`. @throws Error for a placeholder without a value */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}}`);
    return String(value);
  });
}
