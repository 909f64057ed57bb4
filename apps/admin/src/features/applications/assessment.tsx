import { rejectionReason, type ReviewedApplication } from '@blue-peony/contracts';
import { messages } from '../../i18n/messages.ts';

const text = messages.assessment;

const looks = { qualified: 'bg-success', rejected: 'bg-danger' };

type Props = {
  application: ReviewedApplication;
  /** In a list, where these are parts of another line: the class of what was promised beyond the result. */
  promised?: string;
};

export function Assessment({ application, promised }: Props) {
  const { assessment_result: result } = application;
  return (
    <p className={promised ? 'contents' : 'flex flex-wrap items-center gap-x-1.5'}>
      <span className="flex items-center gap-x-1.5">
        <span className="sr-only">{text.label}: </span>
        <span aria-hidden="true" className={`size-2 rounded-full ${looks[result]}`} />
        {text[result]}
      </span>
      {result === 'rejected' && rejectionReason(application) === 'past_entry' && (
        <span title={text.pastEntry} className={promised}>
          {text.pastEntry}
        </span>
      )}
    </p>
  );
}
