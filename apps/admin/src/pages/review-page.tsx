import { ReviewDesk } from '../features/applications/review/review-desk.tsx';
import { later } from '../ui/later.tsx';

const PersonOfApplication = later(async () => (await import('../features/people/person-of.tsx')).PersonOfApplication);

export function ReviewPage({ id }: { id: string }) {
  return <ReviewDesk id={id} Person={PersonOfApplication} />;
}
