import { atStart, edit, facts, inEffect, inLoader, inRender, rules, type Variant } from './breaks';

/** Releases without a defect, which use what could be taken for one. */
export const good: Variant[] = [
  { name: 'no change', change: () => {} },
  { name: 'another text', change: (fixture) => edit(fixture, "}, 'Reports')", "}, 'All reports')") },
  {
    name: 'another page',
    change: (fixture) =>
      edit(
        fixture,
        "      { path: 'reports/archive'",
        "      { path: 'reports/yearly', Component: Archive },\n      { path: 'reports/archive'",
      ),
  },
  {
    name: 'a page with a parameter that may not exist',
    change: (fixture) =>
      edit(
        fixture,
        "      { path: 'reports/archive'",
        "      { path: 'reports/of/:id', Component: () => { usePage({ title: 'None', status: 404 }); return h('p', null, 'None'); } },\n      { path: 'reports/archive'",
      ),
  },
  {
    name: 'rules of its own classes',
    change: rules('.rp-home > .rp-link:hover { color: teal; } .rp-title::after { content: "·"; }'),
  },
  {
    name: 'rules in a layer and a media query',
    change: rules('@layer rp { .rp-row { color: teal; } } @media (max-width: 640px) { .rp-home { gap: 4px; } }'),
  },
  {
    name: 'an animation without end',
    change: rules(
      '@keyframes rp-turn { to { transform: rotate(1turn); } } .rp-button { animation: rp-turn 1s linear infinite; }',
    ),
  },
  { name: 'a token of its own', change: rules(':root { --rp-accent: teal; } .rp-link { color: var(--rp-accent); }') },
  { name: 'a slow answer of its loader', change: inLoader('await new Promise((resolve) => setTimeout(resolve, 300))') },
  {
    name: 'a call that fails and is handled',
    change: inEffect("fetch('/backend/reports').then((answer) => answer.json()).catch(() => {});"),
  },
  {
    name: 'a render after the first',
    change: inRender('const [n, setN] = useState(0); useEffect(() => setN(1), []);'),
  },
  {
    name: 'a timer that ends with its page',
    change: inEffect('const timer = setInterval(() => {}, 1000); return () => clearInterval(timer);'),
  },
  { name: 'a warning on the console', change: inEffect("console.warn('reports are deprecated');") },
  {
    name: 'stored preferences',
    change: inEffect("localStorage.setItem('reports', 'open'); sessionStorage.setItem('reports', '1');"),
  },
  { name: 'a global of its own', change: atStart('globalThis.reportsVersion = 2;') },
  {
    name: 'listeners of the window',
    change: inEffect(
      "const listen = () => {}; addEventListener('scroll', listen); return () => removeEventListener('scroll', listen);",
    ),
  },
  {
    name: 'a picture in its code',
    change: inRender("const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';"),
  },
  { name: 'an older contract', change: facts({ contract: '1.0', needs: { react: '>=19.0.0' } }) },
  { name: 'pages for trainers only', change: facts({ access: { reports: 'trainer' } }) },
  {
    name: 'no server bundle',
    change: (fixture) => {
      fixture.server = null;
      Object.assign(fixture.facts, { server: null, paths: ['reports', 'reports/archive'] });
    },
  },
  {
    name: 'an extension that shows nothing',
    change: (fixture) =>
      edit(fixture, 'const [count] = useState(3);', 'const [count] = useState(3); if (count) return null;'),
  },
  {
    name: 'an extension that shows more later',
    change: (fixture) =>
      edit(
        fixture,
        'const [count] = useState(3);',
        'const [count, setCount] = useState(3); useEffect(() => { const timer = setTimeout(() => setCount(4), 100); return () => clearTimeout(timer); }, []);',
      ),
  },
  {
    name: 'an extension that needs all of its height',
    change: (fixture) => {
      edit(fixture, "id: 'questions', height: 24", "id: 'questions', height: 400");
      const [sales, questions] = fixture.facts.extensions ?? [];
      if (sales && questions) fixture.facts.extensions = [sales, { ...questions, height: 400 }];
      rules('.rp-card { min-block-size: 380px; }')(fixture);
    },
  },
  { name: 'an extension that keeps a global', change: inRender('if (!isServer) window.__reports ??= {};') },
];
