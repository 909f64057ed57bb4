import { AgencyNow } from '../api/agency-now.ts';
import { NameNotice } from '../features/account/name-notice.tsx';
import { LaunchBanner } from '../features/launch/launch-banner.tsx';
import { ReadingNotice } from '../features/reading/reading-notice.tsx';
import { usePlace } from '../router/place.ts';

/**
 * They come after the page, so they lie at the lower edge of the window and move nothing; at the page's end they follow
 * it. A review has its score there.
 */
export function Notices() {
  const [, page] = usePlace().pathname.split('/');
  if (page === 'review') return <AgencyNow />;
  return (
    <div className="sticky bottom-3 z-10 mx-auto grid w-fit max-w-full gap-2 pt-3 empty:hidden">
      <AgencyNow />
      {page !== 'launch' && <LaunchBanner />}
      <ReadingNotice />
      <NameNotice />
    </div>
  );
}
