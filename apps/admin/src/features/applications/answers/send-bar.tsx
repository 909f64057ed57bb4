import type { ReviewedApplication } from '@blue-peony/contracts';
import { Link } from '../../../router/link.tsx';
import { useMay } from '../../../api/session.ts';
import { answers as text } from '../../../i18n/answers.ts';
import { templates as templatesText } from '../../../i18n/templates.ts';
import { Button } from '../../../ui/button.tsx';
import { whatsappHref } from './contact-links.ts';
import type { Ways } from './use-ways.ts';

type Props = { application: ReviewedApplication; ways: Ways };

export function SendBar({ application, ways }: Props) {
  const mayEdit = useMay('settings.manage');
  const { open, sending, chat } = ways;
  return (
    <div className="sticky -bottom-4 -mx-4 -mb-4 grid gap-1.5 bg-surface px-4 py-3 lg:-bottom-3 lg:-mb-3">
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
      </div>
      <p className="text-xs wrap-anywhere text-muted">
        {text.mailTo(application.email)}. {!whatsappHref(application) && text.noWhatsapp}{' '}
        <span className="pointer-coarse:hidden">{text.keys}</span>{' '}
        {mayEdit && (
          <Link className="text-link" to="/templates">
            {templatesText.edit}
          </Link>
        )}
      </p>
    </div>
  );
}
