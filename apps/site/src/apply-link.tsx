import { useLocale, useText } from './i18n/localized.tsx';
import { paths } from './paths.ts';
import { button } from './ui/button.ts';

type Props = { look: Parameters<typeof button>[0]; className: string };

export function ApplyLink({ look, className }: Props) {
  return (
    <a href={paths.home(useLocale(), 'apply')} className={`${button(look)} ${className}`}>
      {useText()('common.apply')}
    </a>
  );
}
