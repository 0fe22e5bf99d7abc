import { deepFreeze } from 'es-toolkit/object/deepFreeze';
import { createSharedMarkup } from './shared-markup';
import { stateKey } from './state-key';

function render(key: string | null, own: string, name = 'part') {
  const markup = createSharedMarkup(() => key);
  const part = markup.part(name);
  const inner = part?.isKnown ? '' : own;
  return markup.complete(`<main>${part?.before ?? ''}${inner}${part?.after ?? ''}</main>`);
}

test('a later render with the same key gets the markup of the first one', () => {
  expect(render('a', '<p>first</p>')).toBe('<main><p>first</p></main>');
  expect(render('a', '<p>second</p>')).toBe('<main><p>first</p></main>');
});

test('another key or another name has its own markup', () => {
  render('b', '<p>first</p>');
  expect(render('c', '<p>second</p>')).toBe('<main><p>second</p></main>');
  expect(render('b', '<p>second</p>', 'other')).toBe('<main><p>second</p></main>');
});

test('without a key nothing is shared', () => {
  expect(render(null, '<p>first</p>')).toBe('<main><p>first</p></main>');
  expect(render(null, '<p>second</p>')).toBe('<main><p>second</p></main>');
});

test('drops the part that was used longest ago', () => {
  render('oldest', 'first');
  for (let i = 0; i < 60; i += 1) render(`newer ${i}`, 'x');
  expect(render('oldest', 'second')).toBe('<main>second</main>');
});

test('the key of states with shared data does not depend on their size or load time', () => {
  const data = deepFreeze(Array.from({ length: 500 }, (_, id) => ({ id, name: `Course ${id}` })));
  const state = (loadedAt: number, shown = data) => ({
    public: { entries: { soon: { '': { data: shown, loadedAt } } } },
  });
  expect(stateKey(state(1))).toBe(stateKey(state(2)));
  expect(stateKey(state(1))?.length).toBeLessThan(200);
  expect(stateKey(state(1, deepFreeze([...data])))).not.toBe(stateKey(state(1)));
});

test('states with large data that may change have no key', () => {
  const data = Array.from({ length: 2000 }, (_, id) => ({ id, name: `Course ${id}` }));
  expect(stateKey({ public: { data } })).toBeNull();
  expect(stateKey({ public: { data: [{ id: 1 }] } })).not.toBe(stateKey({ public: { data: [{ id: 2 }] } }));
});
