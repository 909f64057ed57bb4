/** `late`: less than the promised hours are left; `taken`: the time is not free. */
export type Outcome = 'done' | 'late' | 'taken';
