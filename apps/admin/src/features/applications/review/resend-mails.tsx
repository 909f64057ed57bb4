import { mailRecipients, mailsEndpoints, type MailDelivery, type MailRecipient } from '@blue-peony/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { useMay } from '../../../api/session.ts';
import { mails as text } from '../../../i18n/mails.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorText, StatusText } from '../../../ui/messages.tsx';
import { problemOf } from '../../../ui/problem-of.ts';
import { mailsKey, streamKey } from '../stream-key.ts';

/** An applicant may have lost her mail; staff get theirs again only when it did not go out. */
export function ResendMails({ id, mails }: { id: string; mails: readonly MailDelivery[] }) {
  const client = useQueryClient();
  const resend = useMutation({
    mutationFn: (recipient: MailRecipient) => call(mailsEndpoints.resendMail, { params: { id }, body: { recipient } }),
    onSuccess: () =>
      Promise.all([mailsKey(id), streamKey(id)].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  const isAsked = (to: MailRecipient) =>
    to === 'applicant' || mails.some(({ recipient, state }) => recipient === to && state === 'dead');
  const allowed = useMay('applications.manage');
  const asked = mailRecipients.filter(isAsked);
  if (!allowed) return null;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {asked.map((recipient) => (
          <Button key={recipient} disabled={resend.isPending} onClick={() => resend.mutate(recipient)}>
            {text.resend[recipient]}
          </Button>
        ))}
      </div>
      <StatusText>{resend.isSuccess && text.ordered}</StatusText>
      <ErrorText>{problemOf(resend.error, { rate_limited: text.resentOften }, text.resendFailed)}</ErrorText>
    </>
  );
}
