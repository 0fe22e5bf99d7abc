import { faultOfMenus, menuLimits } from './menu-rules';

const entry = { menu: 'trainer', id: 'reports', label: 'Reports', to: '/reports' };
const fault = (changes: object) => faultOfMenus([{ ...entry, ...changes }], ['reports']);

test('accepts entries with all fields, and a list without any', () => {
  const all = { title: 'All reports', order: 5, icon: 'star', audience: 'institute', except: 'manager', exact: true };
  expect(fault({ ...all, to: '/reports/of-2026/v1.2', within: ['/reports/'] })).toBeNull();
  expect(fault({ menu: 'footer', group: 'teach' })).toBeNull();
  expect(fault({ menu: 'admin', group: 'operations', right: 'finance' })).toBeNull();
  expect(faultOfMenus([], [])).toBeNull();
});

test('a remote for every other address may lead to any path', () => {
  expect(faultOfMenus([{ ...entry, to: '/' }], [''])).toBeNull();
  expect(faultOfMenus([{ ...entry, to: '/anything' }], [''])).toBeNull();
});

test.each([
  [{ menu: 'sidebar' }, 'is for an unknown menu; there are header, account, footer, dashboard, trainer, admin'],
  [{ menu: 'toString' }, 'is for an unknown menu'],
  [{ id: 'My reports' }, 'has an id that is not lower-case words'],
  [{ id: undefined }, 'has an id that is not lower-case words'],
  [{ label: '' }, 'has a label or title that is empty or longer than 40 characters'],
  [{ label: 'x'.repeat(41) }, 'longer than 40 characters'],
  [{ title: 'x'.repeat(41) }, 'longer than 40 characters'],
  [{ to: '/patron/basicdetails' }, 'leads to /patron/basicdetails, which is no page of the remote'],
  [{ to: 'https://other.example/reports' }, 'does not lead to a path of the site'],
  [{ to: '//other.example' }, 'does not lead to a path of the site'],
  [{ to: '/reports/../admin' }, 'does not lead to a path of the site'],
  [{ to: '/reports?all=1' }, 'does not lead to a path of the site'],
  [{ to: 'reports' }, 'does not lead to a path of the site'],
  [{ to: `/reports/${'x'.repeat(menuLimits.pathLength)}` }, 'does not lead to a path of the site'],
  [{ within: ['reports'] }, 'has a `within` that is not a list of at most 5 paths'],
  [{ within: '/reports' }, 'has a `within` that is not a list of at most 5 paths'],
  [{ group: 'operations' }, 'is in an unknown group of trainer'],
  [{ menu: 'footer' }, 'names no column of the footer: learn, teach, site, rules'],
  [{ icon: 'skull' }, 'has an unknown icon'],
  [{ audience: 'owner' }, 'has an unknown audience'],
  [{ except: 'everyone' }, 'excepts an unknown role'],
  [{ right: 'all' }, 'needs an unknown right'],
  [{ order: '1' }, 'has an order that is no number'],
  [{ exact: 1 }, 'has an `exact` that is not true'],
])('refuses an entry with %j', (changes, expected) => {
  expect(fault(changes)).toContain(expected);
});

test('refuses two entries with one id, other values, and long lists', () => {
  expect(faultOfMenus([entry, { ...entry, menu: 'header' }], ['reports'])).toBe(
    'its menu entry "reports" has the id of another one',
  );
  expect(faultOfMenus([null], ['reports'])).toBe('its menu entry null is not an object');
  expect(faultOfMenus({}, ['reports'])).toContain('not a list of at most 60');
  const many = Array.from({ length: 61 }, (_, at) => ({ ...entry, id: `reports-${at}` }));
  expect(faultOfMenus(many, ['reports'])).toContain('not a list of at most 60');
});
