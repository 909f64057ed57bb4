import type { ReviewedApplication } from '@blue-peony/contracts';
import type { Draft } from './score-editor.tsx';

export type ApplicationsProps = {
  /** The list with its layout. */
  name: string;
  applications: readonly ReviewedApplication[];
  drafts: Readonly<Record<string, Draft>>;
  onDraft: (id: string, draft: Draft) => void;
};

export const idsOf = (applications: readonly { id: string }[]): string[] => applications.map(({ id }) => id);
