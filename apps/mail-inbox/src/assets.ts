/** Updates the list without changing the mail that is being read, and asks before deleting. */
export const script = `
async function refresh() {
  if (document.hidden) return;
  const newest = await (await fetch('/newest')).text();
  if (newest === document.body.dataset.newest) return;
  const answer = await fetch(location.href);
  const list = document.querySelector('main > ul');
  if (!list || !newest || !answer.ok) return location.replace('/');
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const part of ['.count', 'main > ul'])
    document.querySelector(part).innerHTML = fresh.querySelector(part).innerHTML;
  document.body.dataset.newest = newest;
}
setInterval(() => refresh().catch(() => undefined), 2000);
document.querySelector('header form')?.addEventListener('submit', (event) => {
  if (!confirm('Delete every mail in this inbox?')) event.preventDefault();
});
`;

export const style = `
:root {
  color-scheme: light dark;
  --paper: #faf7f5; --card: #fff; --ink: #0b1020; --soft: #5d6379; --rule: #ebe6e1; --blue: #3454d1; --tint: #eef1ff;
  --sans: system-ui, 'Segoe UI', Roboto, 'Noto Sans Thai', sans-serif; --serif: 'Iowan Old Style', Palatino, Georgia, serif;
}
@media (prefers-color-scheme: dark) {
  :root { --paper: #0b1020; --card: #151b30; --ink: #f4f1ee; --soft: #a9b0c8; --rule: #29314d; --blue: #a9bcff; --tint: #1f2947; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100dvh; display: flex; flex-direction: column; background: var(--paper); color: var(--ink); font: 15px/1.5 var(--sans); }
a { color: inherit; text-decoration: none; }
:focus-visible { outline: 2px solid var(--blue); outline-offset: 2px; border-radius: 8px; }
header { display: flex; align-items: center; gap: 12px; padding: 18px 24px; border-bottom: 1px solid var(--rule); }
header h1 { margin: 0; font: 500 22px/1.2 var(--serif); }
header .count { padding: 2px 10px; border-radius: 99px; background: var(--tint); color: var(--blue); font-size: 13px; font-weight: 600; }
header form { margin-left: auto; }
button { min-height: 40px; padding: 0 16px; border: 1px solid var(--rule); border-radius: 99px; background: transparent; color: inherit; font: inherit; font-size: 14px; cursor: pointer; }
button:hover { background: var(--tint); }
main { flex: 1; display: grid; grid-template-columns: minmax(0, 1fr); min-height: 0; }
ul { list-style: none; margin: 0; padding: 8px; }
li a { display: grid; grid-template-columns: 1fr auto; gap: 2px 16px; padding: 14px 16px; border-radius: 14px; }
li a:hover, li a[aria-current] { background: var(--tint); }
li b { grid-column: 1 / -1; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: 600; }
li span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: var(--soft); font-size: 14px; }
time { color: var(--soft); font-size: 13px; white-space: nowrap; }
article { display: flex; flex-direction: column; min-width: 0; padding: 20px 24px 24px; }
article h2 { margin: 0 0 12px; font: 500 26px/1.25 var(--serif); overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 2px 14px; margin: 0 0 18px; font-size: 14px; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
nav { display: flex; gap: 4px; margin-bottom: 14px; }
nav a { padding: 8px 16px; border-radius: 99px; font-size: 14px; font-weight: 600; color: var(--soft); }
nav a:hover { color: var(--ink); }
nav a[aria-current] { background: var(--tint); color: var(--blue); }
iframe, pre { flex: 1; width: 100%; min-height: 70dvh; margin: 0; border: 1px solid var(--rule); border-radius: 16px; background: var(--card); }
pre { padding: 20px; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; font: 13px/1.6 ui-monospace, Menlo, Consolas, monospace; }
em { padding: 1px 8px; border-radius: 99px; background: var(--tint); color: var(--blue); font-size: 12px; font-style: normal; font-weight: 600; }
.reply { margin-top: 14px; border: 1px solid var(--rule); border-radius: 16px; background: var(--card); }
.reply summary { padding: 12px 18px; color: var(--blue); font-weight: 600; cursor: pointer; }
.reply form { display: grid; gap: 8px; padding: 0 18px 18px; }
.reply label { color: var(--soft); font-size: 14px; }
.reply textarea, .reply input { width: 100%; min-width: 0; padding: 10px 12px; border: 1px solid var(--soft); border-radius: 10px; background: var(--paper); color: inherit; font: inherit; }
.reply button { justify-self: start; margin-top: 6px; border-color: var(--blue); background: var(--blue); color: var(--card); font-weight: 600; }
.reply button:hover { background: var(--ink); }
.reply [role='alert'] { margin: 0; font-weight: 600; }
.back { display: inline-block; margin-bottom: 12px; padding: 6px 0; color: var(--blue); font-weight: 600; }
main > .empty { align-self: center; justify-self: center; max-width: 400px; padding: 40px 24px; text-align: center; color: var(--soft); }
.empty p { margin: 0; }
.empty .flower { font-size: 56px; line-height: 1.2; color: var(--blue); }
.empty strong { display: block; margin-bottom: 6px; color: var(--ink); font: 500 24px/1.3 var(--serif); }
@media (max-width: 899px) {
  .reading ul, .hint { display: none; }
  header { padding: 14px 16px; } article { padding: 12px 12px 16px; }
}
@media (min-width: 900px) {
  body { height: 100dvh; }
  main.split { grid-template-columns: 400px minmax(0, 1fr); }
  main.split > ul { border-right: 1px solid var(--rule); }
  main > * { overflow: auto; }
  iframe, pre { min-height: 240px; }
  .back { display: none; }
}
`;
