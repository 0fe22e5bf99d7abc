import { iconLetters } from './icon';

test.each([
  ['Pods (Deployments, rollouts)', 'PD'],
  ['Services & Ingress', 'SI'],
  ['docker', 'D'],
  ['C++', 'C'],
  ['.NET Core', 'NC'],
  ['हिन्दी व्याकरण', 'हिव्या'],
  ['3D printing', '3P'],
  ['(', ''],
])('the icon of %s has the letters %s', (name, letters) => {
  expect(iconLetters(name)).toBe(letters);
});
