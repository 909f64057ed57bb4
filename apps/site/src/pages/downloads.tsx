import { useEffect } from 'react';
import { agency, prices } from '@blue-peony/agency';
import { guidePrice } from '@blue-peony/contracts';
import { useLocation } from 'react-router-dom';
import type { Legal } from '../content/legal.ts';
import { AfterOrder } from '../features/order/after-order.tsx';
import { HomeLink, Loading, Stage } from '../features/order/frame.tsx';
import { DownloadsFailed, GuideDownloads } from '../features/order/guide-downloads.tsx';
import { useGuideFiles } from '../features/order/use-guide-files.ts';
import { useText } from '../i18n/localized.tsx';
import { downloadsSegment } from '../paths.ts';
import { useAwake } from '../ui/use-awake.ts';
import { NotFoundPage } from './not-found.tsx';
import { Page } from './page.tsx';
import { oncePerBrowser, reportPurchase } from './report-purchase.ts';

/** One prerendered page for all addresses below `/downloads`; only the server knows the right one. */
export function DownloadsPage({ legal }: { legal: Legal }) {
  return useAwake() ? <Visit legal={legal} /> : <Waiting legal={legal} />;
}

function Visit({ legal }: { legal: Legal }) {
  const text = useText();
  const { pathname } = useLocation();
  const view = useGuideFiles(downloadsSegment(pathname));
  const ready = view.state === 'ready';
  useEffect(() => {
    if (!ready) return;
    return reportPurchase({ product: 'digital-guide', ...guidePrice(prices).digital }, oncePerBrowser, true);
  }, [ready]);

  if (view.state === 'missing') return <NotFoundPage legal={legal} />;
  if (view.state === 'loading') return <Waiting legal={legal} />;
  return (
    <Page title={`${text('downloads.pageTitle')} · ${agency.name}`} hidden secret shop legal={legal}>
      <Stage>
        {view.state === 'ready' ? <GuideDownloads files={view.files} /> : <DownloadsFailed onAgain={view.again} />}
        <HomeLink />
      </Stage>
      <AfterOrder reading />
    </Page>
  );
}

function Waiting({ legal }: { legal: Legal }) {
  const text = useText();
  return (
    <Page title={`${text('downloads.pageTitle')} · ${agency.name}`} hidden secret shop legal={legal}>
      <Stage>
        <Loading title={text('downloads.pageTitle')} words={text('downloads.loading')} />
        <noscript>{text('order.noScript', { email: agency.email })}</noscript>
      </Stage>
    </Page>
  );
}
