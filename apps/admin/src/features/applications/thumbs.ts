import { useStaff } from '../../api/session.ts';
import { useSetting } from '../../ui/use-setting.ts';

export const thumbLooks = ['covered', 'blurred', 'shown'] as const;
type ThumbLook = (typeof thumbLooks)[number];

/** How this person wants the thumbnails of the list. Covered until they choose, also after a colleague at this device. */
export function useThumbLook(): [ThumbLook, (look: string) => void] {
  const { id } = useStaff();
  const [kept, keep] = useSetting(`blue-peony-thumbnails ${id}`);
  const look = thumbLooks.find((each) => each === kept) ?? 'covered';
  return [look, (next) => keep(next === 'covered' ? undefined : next)];
}
