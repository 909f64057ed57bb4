import type { Legal } from '../../content/legal.ts';

/**
 * The legal texts that the page in this language came with: a page that wakes need not load them again. Undefined where it
 * has not both, and on the server.
 */
export function shownLegal(tag: string): Legal | undefined {
  if (typeof document === 'undefined' || document.documentElement.lang !== tag) return undefined;
  const html = (id: string) => document.querySelector(`#${id} .legal-text`)?.innerHTML;
  const [privacy, terms] = [html('privacy'), html('terms')];
  return privacy && terms ? { privacy, terms } : undefined;
}
