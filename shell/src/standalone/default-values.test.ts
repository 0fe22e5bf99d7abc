import { defaultsOf } from './default-values';

test('a remote that runs alone has the values that it declares', () => {
  const flag = { owner: 'Courses', expires: '2099-01-01' };
  const flags = { shown: { ...flag, default: true }, hidden: { ...flag, default: false } };
  const settings = { count: { label: 'Posts', type: 'number', default: 3 } } as const;
  expect(defaultsOf({ flags, settings })).toEqual({ flags: ['shown'], settings: { count: 3 } });
  expect(defaultsOf({})).toEqual({ flags: [], settings: {} });
});
