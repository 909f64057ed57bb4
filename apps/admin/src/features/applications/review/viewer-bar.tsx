import { review } from '../review-words.ts';
import { Button } from '../../../ui/button.tsx';
import { focusedInDialog } from '../../../ui/focused.ts';
import type { Zooming } from './use-zoom.ts';
import { step } from './zoom.ts';

const text = review.photos;

type Props = {
  label: string;
  zooming: Zooming;
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  onClose: () => void;
};

export function ViewerBar({ label, zooming: { view, zoom, toggle, turn }, previous, next, onClose }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 px-3 py-2">
      <p aria-live="polite" dir="auto" className="text-sm wrap-anywhere tabular-nums">
        {label}
      </p>
      <div className="flex gap-2 max-sm:w-full max-sm:*:grow">
        <Button look="onInk" className="min-w-9 max-sm:hidden" aria-label={text.smaller} onClick={() => zoom(1 / step)}>
          −
        </Button>
        <Button look="onInk" className="min-w-9 max-sm:hidden" aria-label={text.larger} onClick={() => zoom(step)}>
          +
        </Button>
        <Button look="onInk" className="max-sm:hidden" onClick={() => toggle()}>
          {view.scale > 1 ? text.fit : text.actual}
        </Button>
        <Button look="onInk" onClick={turn}>
          {text.turn}
        </Button>
        <Button look="onInk" disabled={!previous} onClick={previous}>
          {review.previous}
        </Button>
        <Button look="onInk" disabled={!next} onClick={next}>
          {review.next}
        </Button>
        {/* Focus starts here, so that Enter leaves again. */}
        <Button look="onInk" ref={focusedInDialog} onClick={onClose}>
          {text.close}
        </Button>
      </div>
    </div>
  );
}
