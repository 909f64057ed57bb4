import { useParams } from 'react-router-dom';
import { ReviewDesk } from '../features/applications/review/review-desk.tsx';

export function ReviewPage() {
  const { id = '' } = useParams();
  return <ReviewDesk id={id} />;
}
