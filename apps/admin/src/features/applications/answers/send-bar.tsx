import type { ReviewedApplication } from '@blue-peony/contracts';
import { Link } from 'react-router-dom';
import { useMay } from '../../../api/session.ts';
import { answers as text } from '../../../i18n/answers.ts';
import { templates as templatesText } from '../../../i18n/templates.ts';
import { Button } from '../../../ui/button.tsx';
import type { Ways } from './use-ways.ts';

type Props = { application: ReviewedApplication; ways: Ways; onClose: () => void };

export function SendBar({ application: { email }, ways, onClose }: Props) {
  const mayEdit = useMay('settings.manage');
  const { open, sending, chat } = ways;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Button look="primary" disabled={!open} onClick={ways.byMail}>
          {sending ? text.sending : text.mail}
        </Button>
        <Button disabled={!open || !chat} onClick={ways.inWhatsapp}>
          {text.whatsapp}
        </Button>
        <Button disabled={!open} onClick={ways.byCopy}>
          {text.copy}
        </Button>
        <Button className="ml-auto" onClick={onClose}>
          {text.close}
        </Button>
      </div>
      <p className="text-xs wrap-anywhere text-muted">
        {text.mailTo(email)}. {!chat && text.noWhatsapp} {text.keys}{' '}
        {mayEdit && (
          <Link className="text-link" to="/templates">
            {templatesText.edit}
          </Link>
        )}
      </p>
    </>
  );
}
