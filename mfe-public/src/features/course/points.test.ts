import { paragraphsOf, pointsOf } from './points';

test('splits lines into points, with or without bullets', () => {
  expect(pointsOf('- Deploy a cluster\n• Watch it, day and night\n\nRepair it')).toEqual([
    'Deploy a cluster',
    'Watch it, day and night',
    'Repair it',
  ]);
});

test('splits a comma list into points', () => {
  expect(pointsOf('read a plan, draw one (to scale, by hand), defend it')).toEqual([
    'Read a plan',
    'Draw one (to scale, by hand)',
    'Defend it',
  ]);
});

test.each(['Deploy, watch and repair a cluster', 'Read it. Then, when you are done, write, and rest.'])(
  'keeps a sentence with commas in one point: %s',
  (text) => {
    expect(pointsOf(text)).toEqual([text]);
  },
);

test('splits a text at its line breaks', () => {
  expect(paragraphsOf('Run a cluster.\n\nWe begin with one.\r\nThen two.\n')).toEqual([
    'Run a cluster.',
    'We begin with one.',
    'Then two.',
  ]);
});
