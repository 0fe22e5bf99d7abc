// Each line holds a pattern that needs more than linear time. `npm run patterns` fails when it misses one.
const part = String.raw`(?:\d+,?)+`;

export const slow = [
  /\s+$/,
  /^(a+)+$/,
  /<[^>]+>/g,
  RegExp(`^${part}$`),
  new RegExp(`^${/(?:x|x)*y/.source}$`),
  { type: 'string', pattern: '^(?:[a-z]+-?)+$' },
];

export const computed = (name: string) => new RegExp(name);
