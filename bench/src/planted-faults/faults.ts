/** A mistake of a team in the sources of its remote. */
export interface Fault {
  name: string;
  part: 'blog-admin' | 'public';
  edits: readonly Edit[];
}

interface Edit {
  /** Below the repository. */
  file: string;
  from: string | RegExp;
  /** `$&` is what was found. */
  to: string;
}

const blog = 'mfe-blog-admin/src/';
const dashboard = `${blog}features/dashboard/`;
const card = `${dashboard}post-card.tsx`;
const publicCard = 'mfe-public/src/features/blog-list/post-card.tsx';

/** Runs code at the beginning of a component. */
const inComponent = (file: string, name: string, code: string): Edit => ({
  file,
  from: new RegExp(`export function ${name}\\([\\s\\S]*?\\) \\{\\n`),
  to: `$& ${code}`,
});
const crash = "if (String(Math.PI) !== '') throw new Error('planted');";
const inBrowser = "if (typeof window !== 'undefined') throw new Error('planted');";
const onServer = "if (typeof window === 'undefined') throw new Error('planted');";

/** Faults of a component, which the page shows with data, or after a press. */
const crashes: readonly (readonly [name: string, file: string, component: string])[] = [
  ['crash of an entry of a list', card, 'PostCard'],
  ['crash of the choice above a list', `${dashboard}post-filter-select.tsx`, 'PostFilterSelect'],
  ['crash of a dialog that deletes', `${dashboard}delete-dialog.tsx`, 'DeleteDialog'],
  ['crash of a dialog that sends', `${dashboard}send-dialog.tsx`, 'SendDialog'],
  ['crash of an entry of the lists', `${blog}features/lists/entry-row.tsx`, 'EntryRow'],
  ['crash of a dialog of the lists', `${blog}features/lists/entry-dialog.tsx`, 'EntryDialog'],
  ['crash of a reported review', `${blog}features/moderation/review-card.tsx`, 'ReviewCard'],
  ['crash of a row of payouts', `${blog}features/payouts/payout-row.tsx`, 'PayoutRow'],
];

export const faults: readonly Fault[] = [
  ...crashes.map(
    ([name, file, component]): Fault => ({
      name,
      part: 'blog-admin',
      edits: [inComponent(file, component, crash)],
    }),
  ),
  {
    name: 'missing export',
    part: 'blog-admin',
    edits: [
      { file: card, from: 'import { Badge }', to: 'import { Badge, NoSuchThing }' },
      { file: card, from: '<div className={styles.text}>', to: '$&<NoSuchThing />' },
    ],
  },
  {
    name: 'field that answers lack',
    part: 'blog-admin',
    edits: [
      {
        file: card,
        from: 'excerptOfHtml(post.content,',
        to: 'excerptOfHtml((post as unknown as { body: { html: string } }).body.html,',
      },
    ],
  },
  {
    name: 'type error',
    part: 'blog-admin',
    edits: [inComponent(card, 'PostCard', 'const wrong: number = post.title;')],
  },
  { name: 'syntax error', part: 'blog-admin', edits: [inComponent(card, 'PostCard', 'const = 1;')] },
  {
    name: 'missing module',
    part: 'blog-admin',
    edits: [{ file: card, from: /^/, to: "import './no-such-module';\n" }],
  },
  {
    name: 'undefined component',
    part: 'blog-admin',
    edits: [
      inComponent(card, 'PostCard', 'const Missing = undefined as unknown as () => null;'),
      { file: card, from: '<div className={styles.text}>', to: '$&<Missing />' },
    ],
  },
  {
    name: 'render without an end',
    part: 'blog-admin',
    edits: [
      inComponent(card, 'PostCard', 'const [times, setTimes] = useState(0); setTimes(times + 1);'),
      {
        file: card,
        from: /import \{ ([^}]*useId[^}]*) \} from 'react';/,
        to: "import { $1, useState } from 'react';",
      },
    ],
  },
  {
    name: 'crash when the remote loads',
    part: 'blog-admin',
    edits: [{ file: `${blog}remote.ts`, from: 'export default remote;', to: `${crash}\n$&` }],
  },
  { name: 'crash on the server only', part: 'public', edits: [inComponent(publicCard, 'PostCard', onServer)] },
  { name: 'crash in the browser only', part: 'public', edits: [inComponent(publicCard, 'PostCard', inBrowser)] },
  {
    name: 'endless loop on the server',
    part: 'public',
    edits: [inComponent(publicCard, 'PostCard', "while (typeof window === 'undefined') {}")],
  },
  {
    name: 'other text on the server',
    part: 'public',
    edits: [
      { file: publicCard, from: '{post.readingTime}', to: "{typeof window === 'undefined' ? 'server' : 'browser'}" },
    ],
  },
];
