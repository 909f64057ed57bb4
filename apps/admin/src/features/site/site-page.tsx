import type { Site } from '@blue-peony/contracts';
import { Link } from '../../router/link.tsx';
import { useParams } from '../../router/place.ts';
import { ErrorText, Quiet } from '../../ui/messages.tsx';
import { Clashes } from './clashes.tsx';
import { DraftState } from './draft-state.tsx';
import { Facts } from './facts.tsx';
import { History } from './history.tsx';
import { MediaList } from './media-list.tsx';
import { Preview } from './preview.tsx';
import { Publish } from './publish.tsx';
import { Texts } from './texts.tsx';
import { SiteDraftContext, useSiteDraft } from './use-site-draft.ts';
import { useSite } from './use-site.ts';
import { site as text } from './words.ts';

const parts = ['facts', 'texts', 'media', 'preview', 'publish', 'history'] as const;

/** What the agency has made its own on the site: facts, texts, preview, publication, history. */
export function SitePage() {
  const { data, isPending, isError } = useSite();
  if (isPending) return <Quiet>{text.loading}</Quiet>;
  if (!data) return <ErrorText>{isError && text.failed}</ErrorText>;
  return <Opened site={data} />;
}

function Opened({ site }: { site: Site }) {
  const draft = useSiteDraft(site);
  const params = useParams();
  const wanted = params.get('part') ?? (params.get('at')?.startsWith('texts/') ? 'texts' : 'facts');
  const part = parts.find((each) => each === wanted) ?? 'facts';
  return (
    <SiteDraftContext value={draft}>
      <div className="grid grid-cols-1 gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <nav aria-label={text.parts.label} className="panel flex flex-wrap gap-0.5 p-1">
            {parts.map((each) => (
              <Link
                key={each}
                to={`/site${each === 'facts' ? '' : `?part=${each}`}`}
                aria-current={each === part ? 'page' : undefined}
                className="rounded-lg px-3 py-2 text-sm hover:bg-sunken aria-[current=page]:bg-tint aria-[current=page]:font-medium aria-[current=page]:text-link"
              >
                {text.parts[each]}
              </Link>
            ))}
          </nav>
          <DraftState {...site} />
        </div>
        <Clashes />
        {part === 'facts' && <Facts />}
        {part === 'texts' && <Texts />}
        {part === 'media' && <MediaList />}
        {part === 'preview' && <Preview />}
        {part === 'publish' && <Publish site={site} />}
        {part === 'history' && <History current={site.published?.number} />}
      </div>
    </SiteDraftContext>
  );
}
