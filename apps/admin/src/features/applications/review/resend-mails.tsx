import { mailRecipients, mailsEndpoints, type MailRecipient } from '@blue-peony/contracts';
import { codeOf } from '@blue-peony/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { useMay } from '../../../api/session.ts';
import { mails as text } from '../../../i18n/mails.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorText, StatusText } from '../../../ui/messages.tsx';
import { mailsKey, streamKey } from '../stream-key.ts';

export function ResendMails({ id }: { id: string }) {
  const client = useQueryClient();
  const resend = useMutation({
    mutationFn: (recipient: MailRecipient) => call(mailsEndpoints.resendMail, { params: { id }, body: { recipient } }),
    onSuccess: () =>
      Promise.all([mailsKey(id), streamKey(id)].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  const often = codeOf(resend.error) === 'rate_limited';
  if (!useMay('applications.manage')) return null;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {mailRecipients.map((recipient) => (
          <Button key={recipient} disabled={resend.isPending} onClick={() => resend.mutate(recipient)}>
            {text.resend[recipient]}
          </Button>
        ))}
      </div>
      <StatusText>{resend.isSuccess && text.ordered}</StatusText>
      <ErrorText>{resend.isError && (often ? text.resentOften : text.resendFailed)}</ErrorText>
    </>
  );
}
