import { Link } from '../../router/link.tsx';
import { Panel } from '../../ui/panel.tsx';
import { launch } from './words.ts';

export const LaunchLink = () => (
  <Panel heading={launch.panel.heading}>
    <p>
      <Link className="text-link" to="/launch">
        {launch.panel.link}
      </Link>
    </p>
  </Panel>
);
