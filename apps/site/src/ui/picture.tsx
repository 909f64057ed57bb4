import { formsOf } from '@blue-peony/agency';
import type { ComponentProps } from 'react';

/** A picture of an owner in the forms that it was uploaded for, or from wherever it is. */
export function Picture({ src = '', alt, sizes, ...rest }: ComponentProps<'img'>) {
  return (
    <picture>
      <source type="image/avif" srcSet={formsOf(src, 'avif')} sizes={sizes} />
      <img {...rest} src={src} srcSet={formsOf(src, 'webp')} sizes={sizes} alt={alt} />
    </picture>
  );
}
