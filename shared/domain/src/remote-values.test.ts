import {
  defaultsOf,
  faultOfValues,
  flagRule,
  isExpired,
  type SettingDeclaration,
  valueOfText,
  valueProblem,
} from './remote-values';

const flag = { owner: 'Courses', expires: '2027-03-01', default: false };
const count = { label: 'Posts', type: 'number', default: 3, min: 1, max: 6 } as const;
const layout = { label: 'Layout', type: 'choice', default: 'list', choices: ['list', 'grid'] } as const;

test('accepts declared flags and settings of every type', () => {
  const settings = {
    count,
    layout,
    shown: { label: 'Shown', type: 'boolean', default: true },
    note: { label: 'Note', type: 'text', default: '', maxLength: 500 },
  };
  expect(faultOfValues({ flags: { 'new-wizard': flag }, settings })).toBeNull();
  expect(faultOfValues({})).toBeNull();
});

test.each([
  ['flags that are a list', { flags: [flag] }],
  ['a name with a capital', { flags: { newWizard: flag } }],
  ['a name with 61 characters', { flags: { ['a'.repeat(61)]: flag } }],
  ['more than 30 flags', { flags: Object.fromEntries(Array.from({ length: 31 }, (_, i) => [`f-${i}`, flag])) }],
  ['a flag without an owner', { flags: { a: { ...flag, owner: '' } } }],
  ['an owner with 81 characters', { flags: { a: { ...flag, owner: 'a'.repeat(81) } } }],
  ['a day that does not exist', { flags: { a: { ...flag, expires: '2027-02-30' } } }],
  ['a flag without a day', { flags: { a: { owner: 'Courses', default: false } } }],
  ['a default that is a text', { flags: { a: { ...flag, default: 'off' } } }],
  ['a setting without a label', { settings: { a: { ...count, label: undefined } } }],
  ['an unknown type', { settings: { a: { ...count, type: 'date' } } }],
  ['a default below the minimum', { settings: { a: { ...count, default: 0 } } }],
  ['a minimum that is a text', { settings: { a: { ...count, min: '1' } } }],
  ['a default that is no choice', { settings: { a: { ...layout, default: 'rows' } } }],
  ['a choice without choices', { settings: { a: { ...layout, choices: [] } } }],
  ['a choice twice', { settings: { a: { ...layout, choices: ['list', 'list'] } } }],
  ['texts above 500 characters', { settings: { a: { label: 'Note', type: 'text', default: '', maxLength: 501 } } }],
])('refuses %s', (_what, declared) => {
  expect(faultOfValues(declared)).toMatch(/^(it|its) /);
});

test.each([
  ['on', 'on'],
  ['off', 'off'],
  ['25%', { percent: 25 }],
  ['0%', { percent: 0 }],
  ['100%', { percent: 100 }],
  ['role:trainer', { role: 'trainer' }],
  ['101%', null],
  ['2.5%', null],
  ['-1%', null],
  ['role:visitor', null],
  ['On', null],
  ['', null],
])('the rule %p is %j', (text, rule) => {
  expect(flagRule(text)).toEqual(rule);
});

test('a flag has expired from its day on', () => {
  expect(isExpired(flag, new Date('2027-02-28T23:59:59Z'))).toBe(false);
  expect(isExpired(flag, new Date('2027-03-01T00:00:00Z'))).toBe(true);
});

test.each<[SettingDeclaration, string, string | null]>([
  [count, '6', null],
  [count, '7', 'It is a number, at least 1 and at most 6'],
  [count, '', 'It is a number, at least 1 and at most 6'],
  [count, 'Infinity', 'It is a number, at least 1 and at most 6'],
  [layout, 'grid', null],
  [layout, 'rows', 'It is one of list, grid'],
  [{ label: 'Shown', type: 'boolean', default: true }, 'false', null],
  [{ label: 'Shown', type: 'boolean', default: true }, 'no', 'It is true or false'],
  [{ label: 'Note', type: 'text', default: '' }, 'a'.repeat(200), null],
  [{ label: 'Note', type: 'text', default: '' }, 'a'.repeat(201), 'It has at most 200 characters'],
])('%j and the text %p: %p', (setting, text, problem) => {
  expect(valueProblem(setting, valueOfText(setting, text))).toBe(problem);
});

test('a remote that runs alone has the values that it declares', () => {
  const flag = { owner: 'Courses', expires: '2099-01-01' };
  const flags = { shown: { ...flag, default: true }, hidden: { ...flag, default: false } };
  const settings = { count: { label: 'Posts', type: 'number', default: 3 } } as const;
  expect(defaultsOf({ flags, settings })).toEqual({ flags: ['shown'], settings: { count: 3 } });
  expect(defaultsOf({})).toEqual({ flags: [], settings: {} });
});
