import { Link } from '../../router/link.tsx';
import { Panel } from '../../ui/panel.tsx';

export const LinkPanel = ({ heading, to, link }: { heading: string; to: string; link: string }) => (
  <Panel heading={heading}>
    <p>
      <Link className="text-link" to={to}>
        {link}
      </Link>
    </p>
  </Panel>
);
