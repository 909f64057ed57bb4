import { siteEndpoints } from '@blue-peony/contracts';
import { useCall } from '../../api/use-call.ts';
import { Link } from '../../router/link.tsx';
import { ErrorText } from '../../ui/messages.tsx';
import { Panel } from '../../ui/panel.tsx';
import { facts } from './fields.ts';
import { keyOfPath, nameOf } from './naming.ts';
import { useShownDraft } from './use-site-draft.ts';
import { renderLimitMs } from './use-site.ts';
import { site } from './words.ts';

const text = site.check;

/** What the server finds in the draft as it is saved; each finding leads to its field. */
export function Check() {
  const { version, isSaved } = useShownDraft();
  const { data, isFetching, isError } = useCall(['site check', version], siteEndpoints.checkSite, {
    limitMs: renderLimitMs,
    enabled: isSaved,
  });
  const findings = data?.findings ?? [];
  const wrong = findings.filter(({ allowed }) => !allowed).length;
  return (
    <Panel heading={text.heading}>
      <p role="status" className={wrong > 0 ? 'font-medium text-danger' : 'text-muted'}>
        {isFetching || !isSaved
          ? text.checking
          : data && (wrong > 0 ? text.found(wrong) : findings.length > 0 ? text.allowed : text.clean)}
      </p>
      <ErrorText>{isError && text.failed}</ErrorText>
      {findings.length > 0 && (
        <ul className="divide-y divide-line">
          {findings.map(({ path, problem }) => {
            const key = keyOfPath(path, facts.keys());
            return (
              <li key={`${path} ${problem}`} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
                <span className="min-w-0 grow basis-60 wrap-anywhere">
                  <span className="block font-medium">{nameOf(key)}</span>
                  <span className="block text-muted">{problem}</span>
                </span>
                <Link
                  className="text-link"
                  aria-label={text.mendNamed(nameOf(key))}
                  to={{ pathname: '/site', search: `${new URLSearchParams({ at: key })}` }}
                >
                  {text.mend}
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
