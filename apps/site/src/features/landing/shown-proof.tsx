import type { ReactNode } from 'react';

const parts = ['art', 'calendar', 'chat', 'report', 'private-page', 'closing'] as const;
type Part = (typeof parts)[number];

/** What the page shows instead of asserting it, and all after the form: drawn by React, or the HTML of the page that is being hydrated. */
export type Proof = Record<Part, ReactNode> | { html: Record<Part, string> };

export function ShownProof({ part, of }: { part: Part; of: Proof }) {
  const look = part === 'closing' ? 'contents' : undefined;
  return 'html' in of ? (
    // oxlint-disable-next-line react/no-danger -- the page's own HTML, as the build has written it
    <div id={part} className={look} dangerouslySetInnerHTML={{ __html: of.html[part] }} />
  ) : (
    <div id={part} className={look}>
      {of[part]}
    </div>
  );
}

/** The same in the page's own HTML, so that an awake page loads neither its code nor its words. */
export function shownProof(tag: string): Proof | undefined {
  if (typeof document === 'undefined' || document.documentElement.lang !== tag) return undefined;
  const shown = parts.map((part) => [part, document.getElementById(part)?.innerHTML] as const);
  if (shown.some(([, html]) => !html)) return undefined;
  return { html: Object.fromEntries(shown) as Record<Part, string> };
}
