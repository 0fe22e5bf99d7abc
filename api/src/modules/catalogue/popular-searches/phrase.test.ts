import { phraseIn } from './phrase';

test.each([
  ['kubernetes', 'Kubernetes for Beginners', 'Kubernetes'],
  [' power   bi ', 'Dashboards with Power BI', 'Power BI'],
  ['c', 'Objective-C and C', 'C'],
  ['turkish', 'İyi Turkish Lessons', 'Turkish'],
  ['istanbul', 'Walks in İstanbul', 'İstanbul'],
])('finds %j in %j as %j', (text, name, phrase) => {
  expect(phraseIn(name, text)).toBe(phrase);
});

test.each([
  ['kube', 'Kubernetes for Beginners'],
  ['act', 'React from Zero'],
  ['from react', 'React from Zero'],
  ['  ', 'React from Zero'],
  ['क', 'का पाठ'],
  ['𠮷', '𠮷田さん'],
])('does not find %j in %j', (text, name) => {
  expect(phraseIn(name, text)).toBeNull();
});
