import { Link } from '../../router/link.tsx';
import { templates as text } from '../../i18n/templates.ts';
import { Panel } from '../../ui/panel.tsx';

export const TemplatesLink = () => (
  <Panel heading={text.heading}>
    <p>
      <Link className="text-link" to="/templates">
        {text.edit}
      </Link>
    </p>
  </Panel>
);
