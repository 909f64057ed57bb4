import { Link } from 'react-router-dom';
import { messages } from '../../i18n/messages.ts';
import { Panel } from '../../ui/panel.tsx';

const text = messages.templates;

/** The way to what only owners change of answers. */
export const TemplatesLink = () => (
  <Panel heading={text.heading}>
    <p>
      <Link className="text-link" to="/templates">
        {text.edit}
      </Link>
    </p>
  </Panel>
);
