import { list as text } from './list-words.ts';
import { Select, type Option } from '../../ui/select.tsx';
import { useSetting } from '../../ui/use-setting.ts';
import { thumbLooks, useThumbLook } from './thumbs.ts';

export function useDense(): [boolean, (dense: boolean) => void] {
  const [kept, keep] = useSetting('blue-peony-dense');
  return [kept !== undefined, (dense) => keep(dense ? 'yes' : undefined)];
}

export const looks = thumbLooks.map((look): Option => [look, text.thumbs[look]]);

/** How the list looks on this device: its thumbnails, and in a wide window the dense layout. */
export function ListLook({ wide }: { wide: boolean }) {
  const [dense, setDense] = useDense();
  const [thumbs, setThumbs] = useThumbLook();
  return (
    <span className="flex items-center gap-x-4 text-sm">
      <label className="flex items-center gap-1.5 text-muted">
        {text.thumbs.label}
        <Select className="field field-small min-h-7! text-body" value={thumbs} options={looks} onChoose={setThumbs} />
      </label>
      {wide && (
        <label className="flex min-h-7 items-center gap-1.5">
          <input
            type="checkbox"
            className="size-4"
            checked={dense}
            onChange={({ target }) => setDense(target.checked)}
          />
          {text.dense}
        </label>
      )}
    </span>
  );
}
