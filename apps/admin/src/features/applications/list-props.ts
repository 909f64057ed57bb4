import type { ReviewedApplication } from '@blue-peony/contracts';

export type ApplicationsProps = {
  name: string;
  applications: readonly ReviewedApplication[];
};

export const idsOf = (applications: readonly { id: string }[]): string[] => applications.map(({ id }) => id);
