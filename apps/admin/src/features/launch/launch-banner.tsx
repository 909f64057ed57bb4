import { launchEndpoints } from '@blue-peony/contracts';
import { useCall } from '../../api/use-call.ts';
import { useMay } from '../../api/session.ts';
import { Link } from '../../router/link.tsx';
import { launch as text } from './words.ts';

/** For everybody, so that nobody wonders why no search engine finds the site. */
export function LaunchBanner() {
  const mayAccept = useMay('settings.manage');
  const { data } = useCall(['indexing'], launchEndpoints.readIndexing, { staleTime: 60_000 });
  if (data?.allowed !== false) return null;
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-xl bg-warning-tint px-3 py-2 text-sm text-warning shadow-lg ring-1 ring-warning/40"
    >
      {text.banner}
      {mayAccept && (
        <Link to="/launch" className="font-medium underline">
          {text.link}
        </Link>
      )}
    </p>
  );
}
