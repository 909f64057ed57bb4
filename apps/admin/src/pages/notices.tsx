import { NameNotice } from '../features/account/name-notice.tsx';
import { ReadingNotice } from '../features/reading/reading-notice.tsx';

/** They come after the page, so they lie at the lower edge of the window and move nothing; at the page's end they follow it. */
export const Notices = () => (
  <div className="sticky bottom-3 z-10 mx-auto grid w-fit max-w-full gap-2 pt-3 empty:hidden">
    <ReadingNotice />
    <NameNotice />
  </div>
);
