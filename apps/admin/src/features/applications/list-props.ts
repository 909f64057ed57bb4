import type { ReviewedApplication } from '@blue-peony/contracts';

export type ApplicationsProps = {
  /** The key of the list with its layout, under which its row heights are stored for a return. */
  name: string;
  applications: readonly ReviewedApplication[];
};

export const idsOf = (applications: readonly { id: string }[]): string[] => applications.map(({ id }) => id);
