import { isFramed, languages, locales, siteEndpoints, type Language } from '@blue-peony/contracts';
import { keepPreviousData } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { filters } from '../../i18n/filters.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { LanguageChoice } from '../../ui/language-choice.tsx';
import { ErrorText, Quiet } from '../../ui/messages.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { useShownDraft } from './use-site-draft.ts';
import { renderLimitMs } from './use-site.ts';
import { site } from './words.ts';

const text = site.preview;

/** The sizes that a page is shown at, in its own pixels. */
const devices = { phone: { width: 390, height: 780 }, desktop: { width: 1_280, height: 900 } } as const;
type Device = keyof typeof devices;

/** Addresses of previews end within an hour. */
const freshMs = 30 * 60_000;

/** The path of a page in a language; the English one where it is not translated. */
function pathIn(page: string, language: Language): string {
  const locale = locales.find((each) => each.language === language)!;
  const isThere = page.startsWith('/eu/') ? language === 'en' : !page.includes('onlyfans') || isFramed(locale);
  return `${isThere ? locale.prefix : ''}${page}` || '/';
}

export function Preview() {
  const { version, isSaved } = useShownDraft();
  const [page, setPage] = useState('');
  const [language, setLanguage] = useState<Language>(languages[0]);
  const [device, setDevice] = useState<Device>('phone');
  const hasRoom = useMediaQuery('(min-width: 80rem)');
  const { data, isFetching, isError, refetch } = useCall(['site preview', version], siteEndpoints.previewSite, {
    limitMs: renderLimitMs,
    enabled: isSaved,
    staleTime: freshMs,
    gcTime: freshMs,
    placeholderData: keepPreviousData,
  });
  const src = data && `${data.address}?${new URLSearchParams({ page: pathIn(page, language) })}`;
  return (
    <div className="grid grid-cols-1 gap-3">
      <section aria-label={text.heading} className="panel flex flex-wrap items-end gap-x-4 gap-y-2 p-4 text-sm">
        <Choice label={text.page} value={page} options={Object.entries(text.pages)} onChoose={setPage} />
        <LanguageChoice words={filters} chosen={language} onChoose={setLanguage} />
        {!hasRoom && (
          <Choice
            label={text.device}
            value={device}
            options={Object.entries(text.devices)}
            onChoose={(chosen) => setDevice(chosen as Device)}
          />
        )}
        <p role="status" className="py-2 text-muted">
          {(isFetching || !isSaved) && text.making}
        </p>
        <p className="w-full text-xs text-muted">{text.explain}</p>
      </section>
      {isError && (
        <div className="grid justify-items-start gap-2">
          <ErrorText>{text.failed}</ErrorText>
          <Button onClick={() => void refetch()}>{text.again}</Button>
        </div>
      )}
      {!src && !isError && <Quiet>{text.making}</Quiet>}
      {src && (
        <div className="flex min-w-0 items-start gap-4">
          {(hasRoom ? (['phone', 'desktop'] as const) : [device]).map((each) => (
            <Screen
              key={each}
              device={each}
              src={src}
              title={text.frame(text.devices[each], text.pages[page] ?? page)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

/** A page at the width of a device, made smaller where there is no room for it. */
function Screen({ device, src, title }: { device: Device; src: string; title: string }) {
  const { width, height } = devices[device];
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const measure = () => setScale(Math.min(1, (room.current?.clientWidth || width) / width));
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [width]);
  return (
    <div ref={room} className={`min-w-0 ${device === 'phone' ? 'max-w-97.5 grow-0 basis-97.5' : 'flex-1'}`}>
      <div className="panel overflow-hidden" style={{ width: width * scale, height: height * scale }}>
        <iframe
          title={title}
          src={src}
          // No script, and no way out of the frame; same origin, so that fonts load.
          sandbox="allow-same-origin"
          className="origin-top-left border-0 bg-white"
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
    </div>
  );
}
