import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from './button.tsx';

type Props = {
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
  children: string;
};

/** Loads the next page of a list, as long as there is one. */
export const MoreButton = ({ query: { hasNextPage, isFetchingNextPage, fetchNextPage }, children }: Props) =>
  hasNextPage && (
    <Button className="justify-self-center" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {children}
    </Button>
  );
