import { rejectionReason, type ReviewedApplication } from '@blue-peony/contracts';
import { messages } from '../../i18n/messages.ts';

const text = messages.assessment;

const looks = { qualified: 'bg-success', rejected: 'bg-danger' };

export function Assessment({ application }: { application: ReviewedApplication }) {
  const { assessment_result: result } = application;
  return (
    <p className="flex flex-wrap items-center gap-x-1.5">
      <span className="sr-only">{text.label}: </span>
      <span aria-hidden="true" className={`size-2 rounded-full ${looks[result]}`} />
      {text[result]}
      {result === 'rejected' && rejectionReason(application) === 'past_entry' && <span>{text.pastEntry}</span>}
    </p>
  );
}
