import { agency } from '@blue-peony/agency';
import { Bloom } from '@blue-peony/ui';
import { Picture } from '../../ui/picture.tsx';

/** @param alt what the owner's picture shows; the drawn flower says nothing */
export function HeroArt({ alt = '' }: { alt: string | undefined }) {
  const { picture, video } = agency.hero;
  return (
    <>
      {picture ? (
        <Picture
          src={picture}
          alt={alt}
          sizes="(width >= 48rem) min(62rem, 66vw), 20rem"
          fetchPriority="high"
          className="hero-bloom hero-picture"
        />
      ) : (
        <Bloom className="hero-bloom" />
      )}
      {/* The page script starts it once everything else is there, unless the visitor wants less motion or data. */}
      {video && (
        <video
          aria-hidden="true"
          className="hero-video"
          data-src={video}
          muted
          loop
          playsInline
          preload="none"
          tabIndex={-1}
        />
      )}
    </>
  );
}
