import type { ReviewedApplication } from '@blue-peony/contracts';
import type { Draft } from './score-editor.tsx';

export type ApplicationsProps = {
  applications: readonly ReviewedApplication[];
  drafts: Readonly<Record<string, Draft>>;
  onDraft: (id: string, draft: Draft) => void;
};
