export type Point = { x: number; y: number };
type Size = { width: number; height: number };

/** The position of a picture: zoom relative to its fitted size, offset from the center in CSS pixels, quarter turns. */
export type View = Point & { scale: number; turns: number };

/** Sizes in CSS pixels of the stage and of the fitted, unrotated picture. */
export type Sizes = { stage: Size; picture: Size };

export const whole: View = { scale: 1, x: 0, y: 0, turns: 0 };
export const step = 1.4;

const largest = 12;

/** @param at the fixed point, as an offset from the stage's center */
export function scaled(view: View, scale: number, at: Point, sizes: Sizes): View {
  const bounded = Math.min(Math.max(scale, 1), largest);
  const by = bounded / view.scale;
  const { x, y } = view;
  return kept({ ...view, scale: bounded, x: at.x - (at.x - x) * by, y: at.y - (at.y - y) * by }, sizes);
}

export const moved = (view: View, by: Point, sizes: Sizes): View =>
  kept({ ...view, x: view.x + by.x, y: view.y + by.y }, sizes);

export const turned = ({ turns }: View): View => ({ ...whole, turns: (turns + 1) % 4 });

/** Limits the offset, so that no edge of an enlarged picture moves inside the stage. */
function kept(view: View, { stage, picture }: Sizes): View {
  const across = view.turns % 2 === 1;
  const free = (room: number, length: number) => Math.max(0, (length * view.scale - room) / 2);
  const most = {
    x: free(stage.width, across ? picture.height : picture.width),
    y: free(stage.height, across ? picture.width : picture.height),
  };
  return { ...view, x: bounded(view.x, most.x), y: bounded(view.y, most.y) };
}

const bounded = (value: number, most: number) => Math.min(Math.max(value, -most), most);
