/** Style of plain pages: the site's colours and sizes with system fonts, for screen and print. */
export const plainStyle = `
:root { color-scheme: light dark; --paper: #faf9f6; --surface: #fff; --line: #e4e1d9; --field: #8a877d; --ink: #151923; --ink2: #434956;
  --saffron: #f6a21b; --on-saffron: #1c1304; --wash: #fff2db; --focus: #1f56d8; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #0f131b; --surface: #171c26; --line: #29303d; --field: #6f798c; --ink: #f3f0ea; --ink2: #bbc0cb;
    --saffron: #ffb23e; --wash: #2c2213; --focus: #8fb4ff; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 32px 16px; background: var(--paper); color: var(--ink2);
  font: 16px/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-width: 640px; margin: 0 auto; padding: 32px; background: var(--surface); border: 1px solid var(--line);
  border-radius: 16px; }
h1 { margin: 0 0 8px; font-size: 27px; line-height: 1.15; letter-spacing: -.015em; color: var(--ink); }
h2 { margin: 32px 0 8px; font-size: 18px; color: var(--ink); }
p { margin: 0 0 16px; }
dl, table { width: 100%; margin: 16px 0; border-collapse: collapse; }
dl { display: grid; grid-template-columns: minmax(120px, auto) 1fr; gap: 8px 24px; }
dt { color: var(--ink2); }
dd { margin: 0; color: var(--ink); }
th, td { padding: 12px 0; border-top: 1px solid var(--line); text-align: left; font-weight: 400; vertical-align: top; }
td { padding-left: 16px; text-align: right; white-space: nowrap; color: var(--ink); font-variant-numeric: tabular-nums; }
.total th, .total td { border-top: 2px solid var(--ink); font-weight: 650; color: var(--ink); }
.note { margin: 16px 0; padding: 12px 16px; border-radius: 10px; background: var(--wash); color: var(--ink); }
.brand { margin: 0 0 24px; font-weight: 700; color: var(--ink); }
.small { font-size: 14px; }
form { display: flex; flex-wrap: wrap; gap: 10px; }
form button { flex: 1 1 auto; padding-inline: 12px; }
button { min-height: 44px; padding: 8px 20px; border: 1px solid var(--field); border-radius: 10px;
  background: transparent; color: var(--ink); font: inherit; font-weight: 620; cursor: pointer; }
button:first-child { background: var(--saffron); border-color: var(--saffron); color: var(--on-saffron); }
button:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
@media (max-width: 480px) { main { padding: 24px 16px; } form button { width: 100%; } }
@media print {
  @page { margin: 18mm; }
  :root { color-scheme: light; --paper: #fff; --surface: #fff; --line: #ccc; --ink: #000; --ink2: #333; --wash: #fff; }
  body { padding: 0; } main { max-width: none; padding: 0; border: 0; } .screen { display: none; } }
`;
