/** A page shows three of each. */
export type Three<T> = readonly [T, T, T];

/** `sample` marks an invented text, which the launch check lists until a real one replaces it. */
type Said = { sample?: true; name: string };

export type Story = Said & { role: string; text: string };
export type Voice = Said & { age: number; text: string };
/** The caption of a testimonial video: the person, the statement in a few words, and the topic. */
export type VideoWords = Said & { title: string; text: string };
