import { ReviewDesk } from '../features/applications/review/review-desk.tsx';

export function ReviewPage({ id }: { id: string }) {
  return <ReviewDesk id={id} />;
}
