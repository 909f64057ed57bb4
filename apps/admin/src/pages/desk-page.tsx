import { agency } from '@blue-peony/agency';
import { PeonyMark } from '@blue-peony/ui';
import { ApplicationsDesk } from '../features/applications/applications-desk.tsx';
import { RefreshButton } from '../features/applications/refresh-button.tsx';
import { LogOutButton } from '../features/session/log-out-button.tsx';
import { messages } from '../i18n/messages.ts';

export function DeskPage() {
  const title = messages.title(agency.name);
  return (
    <>
      <title>{title}</title>
      <header className="z-20 bg-ink text-white shadow-md shadow-ink/20 md:sticky md:top-0">
        <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2 lg:px-6">
          <h1 className="flex items-center gap-2.5 text-base font-semibold tracking-tight">
            <PeonyMark className="size-7 shrink-0" />
            {title}
          </h1>
          <div className="flex gap-2">
            <RefreshButton />
            <LogOutButton />
          </div>
        </div>
      </header>
      <main className="px-4 py-4 lg:px-6">
        <ApplicationsDesk />
      </main>
    </>
  );
}
