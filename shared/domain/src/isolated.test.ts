import { isolated } from './isolated';

test.each(['أكاديمية البرمجة', 'קורס פייתון', 'React عملي'])('%s does not move the figures beside it', (name) => {
  expect(isolated(name)).toBe(`\u2068${name}\u2069`);
});

test.each(['Live React', 'हिन्दी में प्रशिक्षण', 'தமிழ்', ''])('%s is left as it is', (name) => {
  expect(isolated(name)).toBe(name);
});
