/**
 * From when until when pages show each "today only" offer: of the guide, and of the session pages by id. Instants in ISO
 * 8601; empty: without a bound. A page is rendered with `rests` while its offer is not shown.
 */
export const offers = {
  guide: { from: '', until: '', rests: false },
  eu: { from: '', until: '', rests: false },
  de: { from: '', until: '', rests: false },
  ukr: { from: '', until: '', rests: false },
};
