import { useEffect, useEffectEvent, useRef, type ComponentProps } from 'react';

/** The three formats that the server takes. Naming them makes an iPhone hand over HEIC photos as JPEG. */
const accepted = 'image/jpeg,image/png,image/webp';

type Props = Pick<ComponentProps<'input'>, 'id' | 'disabled' | 'aria-describedby'> & {
  full: boolean;
  onAdd: (files: readonly File[]) => void;
};

/** A file input that covers its parent. It also takes photos that were chosen before hydration. */
export function PhotoInput({ full, onAdd, ...input }: Props) {
  const element = useRef<HTMLInputElement>(null);
  const take = () => {
    const chosen = Array.from(element.current?.files ?? []);
    // Emptied, so that the browser reports the next choice even when it is the same file.
    if (element.current) element.current.value = '';
    if (chosen.length > 0) onAdd(chosen);
  };
  const takeEarly = useEffectEvent(take);
  useEffect(() => takeEarly(), []);
  return (
    <input
      {...input}
      ref={element}
      type="file"
      accept={accepted}
      multiple
      // Not `disabled`, because a disabled input loses the focus.
      aria-disabled={full || undefined}
      onClick={(event) => full && event.preventDefault()}
      onChange={take}
      className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed aria-disabled:cursor-not-allowed"
    />
  );
}
