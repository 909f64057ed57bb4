/** Pixels across that a picture is kept at: those below its own, and its own up to the last. */
export const pictureWidths = [480, 960, 1920] as const;

/** The forms of an uploaded picture for `srcset`; none for any other. */
export const formsOf = (address: string, ending: 'avif' | 'webp'): string | undefined => {
  const [, folder, own] = /^(\/api\/media\/\w+\/)(\d+)\.webp$/.exec(address) ?? [];
  const widths = pictureWidths.filter((width) => width < Number(own));
  return folder && [...widths, own].map((width) => `${folder}${width}.${ending} ${width}w`).join();
};
