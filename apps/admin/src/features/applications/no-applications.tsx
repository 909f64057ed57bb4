import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { useFilter } from './filter.ts';
import { none as text } from './none-words.ts';

/** In place of the list: nobody has applied, or nothing matches. */
export function NoApplications({ filtered }: { filtered: boolean }) {
  const { clear } = useFilter();
  if (!filtered) return <Empty heading={text.empty} explain={text.emptyExplain} />;
  return (
    <Empty heading={text.noMatch} explain={text.noMatchExplain}>
      <Button onClick={clear}>{text.showAll}</Button>
    </Empty>
  );
}
