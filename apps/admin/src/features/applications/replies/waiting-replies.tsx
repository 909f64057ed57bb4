import { useToday } from '../../../api/waiting.ts';
import { Link } from '../../../router/link.tsx';
import { useFilter } from '../filter.ts';
import { replies as text } from './words.ts';

/** Above the list: how many have written and wait, and the way to them. */
export function WaitingReplies() {
  const wanted = useToday().data?.wanted ?? 0;
  const { filter } = useFilter();
  if (wanted === 0 || filter.reply === 'wanted') return null;
  return (
    <Link to="/?reply=wanted" className="text-link text-sm font-semibold">
      {text.waiting(wanted)}
    </Link>
  );
}
