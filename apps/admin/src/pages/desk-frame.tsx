import { may, type Right } from '@blue-peony/contracts';
import { agency } from '@blue-peony/agency';
import { Suspense, type ReactNode } from 'react';
import { usePresenceAsked } from '../api/presence.ts';
import { useSession, useStaff } from '../api/session.ts';
import { useKeptDrafts } from '../drafts/use-kept-drafts.ts';
import { ScoreConflicts } from '../features/applications/score-conflicts.tsx';
import { useAfterList } from '../features/applications/use-after-list.ts';
import { useLiveLists } from '../features/applications/use-live.ts';
import { PartsBanner } from '../features/parts/parts-banner.tsx';
import { messages } from '../i18n/messages.ts';
import { later } from '../ui/later.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { DeskHeader } from './desk-header.tsx';

const LeavingAnswers = later(
  async () => (await import('../features/applications/answers/leaving-answers.tsx')).LeavingAnswers,
);
const Notices = later(async () => (await import('./notices.tsx')).Notices);
const NotYours = later(async () => (await import('./not-yours.tsx')).NotYours);
const PresenceDialog = later(async () => (await import('../features/session/presence-dialog.tsx')).PresenceDialog);
const SessionNotice = later(async () => (await import('../features/session/session-notice.tsx')).SessionNotice);

export type DeskHandle = {
  title: string;
  right: Right;
  ownTitle?: boolean;
};

type Props = { handle: DeskHandle | undefined; children: ReactNode };

export function DeskFrame({ handle, children }: Props) {
  const { role } = useStaff();
  const { linkError } = useSession();
  const asked = usePresenceAsked();
  const afterList = useAfterList();
  useKeptDrafts();
  const title = handle ? `${agency.name} ${handle.title}` : messages.title(agency.name);
  const isNotHers = handle !== undefined && !may(role, handle.right);
  return (
    <>
      {may(role, 'applications.read') && <LiveLists />}
      {(isNotHers || !handle?.ownTitle) && <PageTitle parts={[handle?.title ?? messages.pages.applications]} />}
      <DeskHeader title={title} counts={afterList} />
      <main className="px-4 py-4 lg:px-6">
        <PartsBanner complete={afterList} />
        {linkError && <SessionNotice />}
        {isNotHers ? <NotYours right={handle.right} /> : <Suspense>{children}</Suspense>}
        {afterList && <Notices />}
      </main>
      {afterList && may(role, 'applications.review') && <LeavingAnswers />}
      {asked && <PresenceDialog />}
    </>
  );
}

function LiveLists() {
  useLiveLists();
  return <ScoreConflicts />;
}
