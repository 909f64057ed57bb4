import { useStaff } from '../../api/session.ts';
import { Link } from '../../router/link.tsx';
import { reading } from './words.ts';
import { Button } from '../../ui/button.tsx';
import { useSetting } from '../../ui/use-setting.ts';
import { useOwnReading } from './use-reading.ts';

const text = reading.notice;

/** Informs each staff member once that reading is counted; again after it was switched off and on. */
export function ReadingNotice() {
  const { id } = useStaff();
  const since = useOwnReading().data?.per_person_since;
  // A device may be shared: what one has understood, another has not read yet.
  const told = since && `${id} ${since}`;
  const [seen, keepSeen] = useSetting('readingNoticeSeen');
  return (
    <div role="status">
      {told && told !== seen && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-xl bg-surface px-3 py-2 text-sm shadow-lg ring-1 ring-line">
          <p className="min-w-0 flex-1 basis-60">
            {text.text}{' '}
            <Link to="/account" className="underline">
              {text.link}
            </Link>
          </p>
          <Button onClick={() => keepSeen(told)}>{text.dismiss}</Button>
        </div>
      )}
    </div>
  );
}
