import type { Legal } from '../../content/legal.ts';

/** The legal texts in the page's own HTML, so that hydration need not load them; undefined on the server. */
export function shownLegal(tag: string): Legal | undefined {
  if (typeof document === 'undefined' || document.documentElement.lang !== tag) return undefined;
  const html = (id: string) => document.querySelector(`#${id} .legal-text`)?.innerHTML;
  const [privacy, terms] = [html('privacy'), html('terms')];
  return privacy && terms ? { privacy, terms } : undefined;
}
