export const control =
  'block w-full rounded-xl border border-ink/15 bg-white px-4 py-3 text-base text-ink shadow-xs transition ' +
  'placeholder:text-stone/70 hover:border-ink/30 focus:border-peony-500 focus:outline-none focus:ring-4 focus:ring-peony-500/15 ' +
  'aria-invalid:border-danger aria-invalid:ring-danger/15';
