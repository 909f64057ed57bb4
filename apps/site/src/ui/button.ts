const looks = {
  primary: 'bg-peony-600 text-white shadow-lg shadow-peony-600/30 hover:bg-peony-700 hover:shadow-peony-600/40',
  light: 'bg-[#fff] text-[#0b1020] shadow-lg shadow-black/20 hover:bg-[#eef2ff]',
  dark: 'bg-ink text-white hover:bg-ink-soft dark:bg-[#eceef8] dark:text-[#0b1020] dark:hover:bg-[#fff]',
  quiet: 'border border-ink/20 bg-white text-ink hover:border-ink/40 hover:bg-peony-50',
  danger: 'bg-danger text-white hover:bg-[#8f1e18]',
  outline: 'border border-white/25 text-white hover:border-white/50 hover:bg-white/10',
} as const;

/** Classes of anything that looks like a button, be it a link or a button. */
export function button(look: keyof typeof looks): string {
  return `inline-flex min-h-12 items-center justify-center gap-2.5 rounded-full px-6 py-3 text-center text-base font-semibold transition duration-200 active:scale-[.98] disabled:cursor-progress disabled:opacity-70 ${looks[look]}`;
}
