import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useText } from '../i18n/localized.tsx';
import { AlertFrame } from '../ui/alert-frame.tsx';
import { button } from '../ui/button.ts';
import { useModal } from '../ui/use-modal.ts';
import { canvasOf, changed, isTrue, jpegOf, type Frame } from './canvas.ts';

type Props = {
  data: Blob;
  onDone: (covered: Blob) => void;
  onClose: () => void;
};

/** The part of the picture that arrow keys move and resize the frame by. */
const step = 0.04;
const first: Frame = { x: 0.35, y: 0.15, width: 0.3, height: 0.3 };

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Covers and crops by her hand, on a canvas of her own device: what is gone there is in no file that is sent. */
export function CoverPhoto({ data, onDone, onClose }: Props) {
  const text = useText();
  const { dialog, close } = useModal(onClose);
  const view = useRef<HTMLCanvasElement>(null);
  const start = useRef<{ x: number; y: number }>(undefined);
  const [versions, setVersions] = useState<readonly OffscreenCanvas[]>([]);
  const [frame, setFrame] = useState(first);
  const [unable, setUnable] = useState(false);
  const picture = versions.at(-1);

  useEffect(() => {
    canvasOf(data).then(
      (canvas) => (isTrue() ? setVersions([canvas]) : setUnable(true)),
      () => setUnable(true),
    );
  }, [data]);
  useEffect(() => {
    if (!picture || !view.current) return;
    Object.assign(view.current, { width: picture.width, height: picture.height });
    view.current.getContext('2d')!.drawImage(picture, 0, 0);
  }, [picture]);

  const use = async () => {
    onDone(await jpegOf(picture!));
    dialog.current?.close();
  };
  const pointOf = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: within((clientX - left) / width, 0, 1), y: within((clientY - top) / height, 0, 1) };
  };
  const drag = (event: PointerEvent) => {
    const { current: from } = start;
    if (!from) return;
    const to = pointOf(event);
    setFrame({
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      width: Math.max(Math.abs(to.x - from.x), step),
      height: Math.max(Math.abs(to.y - from.y), step),
    });
  };
  const press = (event: KeyboardEvent) => {
    const across = { ArrowLeft: -step, ArrowRight: step }[event.key] ?? 0;
    const down = { ArrowUp: -step, ArrowDown: step }[event.key] ?? 0;
    if (!across && !down) return;
    event.preventDefault();
    const { x, y, width, height } = frame;
    if (event.shiftKey)
      setFrame({ x, y, width: within(width + across, step, 1 - x), height: within(height + down, step, 1 - y) });
    else setFrame({ ...frame, x: within(x + across, 0, 1 - width), y: within(y + down, 0, 1 - height) });
  };
  const change = (crop: boolean) => {
    setVersions([...versions, changed(picture!, frame, crop)]);
    setFrame(first);
  };
  const percent = (share: number) => `${share * 100}%`;
  return (
    <AlertFrame
      id="cover-photo"
      ref={dialog}
      title={text('application.coverOpen')}
      text={text(unable ? 'application.coverUnable' : 'application.coverHelp')}
      onClose={close}
    >
      {picture && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes keys and fingers
        <div
          role="application"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
          tabIndex={0}
          aria-label={text('application.coverHelp')}
          onKeyDown={press}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            start.current = pointOf(event);
          }}
          onPointerMove={drag}
          onPointerUp={() => (start.current = undefined)}
          className="relative mx-auto mt-4 w-fit touch-none select-none"
        >
          <canvas ref={view} className="block max-h-[34svh] max-w-full sm:max-h-[38vh] rounded-xl" />
          <span
            className="pointer-events-none absolute border-2 border-white outline-2 outline-ink"
            style={{
              left: percent(frame.x),
              top: percent(frame.y),
              width: percent(frame.width),
              height: percent(frame.height),
            }}
          />
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-2 *:grow *:px-4">
        <button type="button" disabled={!picture} onClick={() => change(false)} className={button('quiet')}>
          {text('application.cover')}
        </button>
        <button type="button" disabled={!picture} onClick={() => change(true)} className={button('quiet')}>
          {text('application.crop')}
        </button>
        {versions.length > 1 && (
          <button type="button" onClick={() => setVersions(versions.slice(0, -1))} className={button('quiet')}>
            {text('application.coverUndo')}
          </button>
        )}
      </div>
      <div className="mt-3 flex flex-col gap-3">
        {versions.length > 1 && (
          <button type="button" onClick={() => void use()} className={button('dark')}>
            {text('application.coverDone')}
          </button>
        )}
        <button type="button" onClick={() => dialog.current?.close()} className={button('quiet')}>
          {text('common.close')}
        </button>
      </div>
    </AlertFrame>
  );
}
