/** A page shows three of each. */
export type Three<T> = readonly [T, T, T];

/** `sample` marks what nobody has said: the launch check names it until a real one stands in its place. */
type Said = { sample?: true; name: string };

export type Story = Said & { role: string; text: string };
export type Voice = Said & { age: number; text: string };
/** What stands below a testimonial video: the person, what she says in a few words, and what it is about. */
export type VideoWords = Said & { title: string; text: string };
