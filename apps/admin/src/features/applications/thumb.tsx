import type { ReviewedApplication } from '@blue-peony/contracts';
import { later } from '../../ui/later.tsx';
import { photoHrefs } from './labels.ts';
import { list as text } from './list-words.ts';
import { useThumbLook } from './thumbs.ts';

const Picture = later(async () => (await import('./thumb-picture.tsx')).ThumbPicture);

type Props = { application: ReviewedApplication; className?: string };

/** The first photo, covered unless the person wants it otherwise, with the number of photos. */
export function Thumb({ application, className = 'h-11 w-9' }: Props) {
  const { file_urls: paths } = application;
  const [look] = useThumbLook();
  const [first] = paths;
  if (!first) return null;
  const [href] = photoHrefs(application);
  return (
    <span className={`photo-cover relative block shrink-0 overflow-hidden rounded-md ${className}`}>
      {href && look !== 'covered' && <Picture key={look + first} href={href} shown={look === 'shown'} />}
      <span className="absolute right-0 bottom-0 rounded-tl-md bg-stage/80 px-1 text-[11px] leading-4 font-medium text-white tabular-nums">
        <span className="sr-only">{text.photos}</span> {paths.length}
      </span>
    </span>
  );
}
