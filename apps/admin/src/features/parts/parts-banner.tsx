import { useReadiness } from '../../api/readiness.ts';
import { later } from '../../ui/later.tsx';
import { useLineLost } from '../../ui/line.ts';
import { parts as text } from './words.ts';

const PartsAway = later(async () => (await import('./parts-away.tsx')).PartsAway);

/** @param complete whether to ask for more than what `/readyz` says: not before the list is there */
export function PartsBanner({ complete }: { complete: boolean }) {
  const { data } = useReadiness();
  const lost = useLineLost();
  return (
    <div id="parts-away" role="status" aria-label={text.label}>
      {lost && (
        <p className="mb-4 rounded-lg bg-danger-tint px-3 py-2 text-sm">
          <strong className="font-semibold text-danger">{text.lost[0]}.</strong> {text.lost[1]}
        </p>
      )}
      {!lost && (complete || (data && data.away.length > 0)) && <PartsAway readiness={data} complete={complete} />}
    </div>
  );
}
