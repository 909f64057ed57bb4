/** The colors in which the stylesheet and the drawings are written. */
export const deliveredColors = { brand: '#4c6fff', accent: '#f7b8c8' };

/** Every shade of the site has the hue of one of them, and its own brightness: texts stay readable in any. */
export const colors: typeof deliveredColors = { ...deliveredColors };
