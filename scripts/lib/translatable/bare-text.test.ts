import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { findBareTexts } from './bare-text';

const root = join(__dirname, '../../..');

const folders = [
  ...readdirSync(root).filter((name) => name.startsWith('mfe-')),
  'shared/contract',
  'shared/forms',
  'shared/ui',
  'shell/src',
];

/** Its texts are marks for the site server, which browsers never render. */
const onServerOnly = 'mfe-public/src/shared-markup.tsx';

function parse(file: string, text: string): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
}

const found = (...texts: string[]) => findBareTexts(texts.map((text, at) => parse(`${at}.tsx`, text))).length;

test('a text of a page that changes, or stands behind elements that come and go, is the only child of an element', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|node_modules|\.d\.ts$/.test(file))
      .map((file) => join(folder, file))
      .filter((file) => file !== onServerOnly),
  );
  const sources = files.map((file) => parse(file, readFileSync(join(root, file), 'utf8')));
  expect(findBareTexts(sources).map(({ file, line, why }) => `${file}:${line}: ${why}`)).toEqual([]);
});

test.each([
  ['a changing text in a sentence', 'const a = <p>Pay {price}</p>;'],
  ['a changing text beside an element', 'const a = <p><Icon />{label}</p>;'],
  ['two texts of which one is shown', "const a = <p>{a && 'Copied.'}{b && 'Failed.'}</p>;"],
  ['a text behind an element that comes and goes', 'const a = <p>{busy && <Wheel />} Save</p>;'],
  ['a text behind one of two elements', 'const a = <p>{open ? <A /> : <B />} Save</p>;'],
  ['a text behind a list', 'const a = <p>{all.map((one) => <b key={one} />)} Save</p>;'],
  ['texts of a list beside an element', 'const a = <p><b />{all.map((one) => one.name)}</p>;'],
  ['a text in a fragment', 'const a = <p>{open ? <>Open <b /></> : <>Closed <b /></>}</p>;'],
  ['a component that returns a text', 'function Age() { return agoText(seconds); }'],
])('finds %s', (_what, text) => {
  expect(found(text)).toBeGreaterThan(0);
});

test('finds a text behind a component that renders nothing at times', () => {
  const wheel = 'function Wheel({ busy }: { busy: boolean }) { if (!busy) return null; return <i />; }';
  expect(found(wheel, 'const a = <p><Wheel busy={busy} /> Save</p>;')).toBe(1);
});

test('finds a text that a component renders beside other children, also through another component', () => {
  const button =
    'function Press({ children }: { children: ReactNode }) { return <button>{busy && <i />}{children}</button>; }';
  const save = 'function Save({ children }: { children: ReactNode }) { return <Press>{children}</Press>; }';
  expect(found(button, save, 'const a = <Save>Save</Save>;')).toBe(1);
  expect(found(button, save, 'const a = <Save><b>Save</b></Save>;')).toBe(0);
});

test.each([
  ['a changing text alone in an element', 'const a = <p>{payText(price)}</p>;'],
  ['a text that stays beside elements that stay', 'const a = <p>Read the <Link to="/terms">terms</Link>.</p>;'],
  ['a text before an element that comes and goes', 'const a = <p>Save {busy && <i />}</p>;'],
  [
    'elements of a variable, of a list and of a hook',
    'const b = <b />; const a = <p>{b}{all.map((x) => <i key={x} />)}</p>;',
  ],
])('accepts %s', (_what, text) => {
  expect(found(text)).toBe(0);
});
