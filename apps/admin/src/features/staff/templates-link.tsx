import { Link } from 'react-router-dom';
import { messages } from '../../i18n/messages.ts';
import { Panel } from '../../ui/panel.tsx';

const text = messages.templates;

/** The link to the answer templates, which only owners change. */
export const TemplatesLink = () => (
  <Panel heading={text.heading}>
    <p>
      <Link className="text-link" to="/templates">
        {text.edit}
      </Link>
    </p>
  </Panel>
);
