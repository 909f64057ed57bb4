import { useMay } from '../api/session.ts';
import { UnknownReplies } from '../features/applications/replies/unknown-replies.tsx';
import { Counts } from '../features/dashboard/counts.tsx';
import { Figures } from '../features/dashboard/figures.tsx';
import { Emails } from '../features/mails/emails.tsx';

export function TodayPage() {
  const seesMails = useMay('mails.read');
  return (
    <div className="grid grid-cols-1 gap-4">
      <Counts />
      <UnknownReplies />
      {seesMails && <Emails />}
      <Figures />
    </div>
  );
}
