import { paragraphsOf, pointsOf } from './points';

test('lines are points, with or without a mark before them', () => {
  expect(pointsOf('- Deploy a cluster\n• Watch it, day and night\n\nRepair it')).toEqual([
    'Deploy a cluster',
    'Watch it, day and night',
    'Repair it',
  ]);
});

test('a comma list is points', () => {
  expect(pointsOf('read a plan, draw one (to scale, by hand), defend it')).toEqual([
    'Read a plan',
    'Draw one (to scale, by hand)',
    'Defend it',
  ]);
});

test.each(['Deploy, watch and repair a cluster', 'Read it. Then, when you are done, write, and rest.'])(
  'a sentence with commas stays one: %s',
  (text) => {
    expect(pointsOf(text)).toEqual([text]);
  },
);

test('a text is cut at its line breaks', () => {
  expect(paragraphsOf('Run a cluster.\n\nWe begin with one.\r\nThen two.\n')).toEqual([
    'Run a cluster.',
    'We begin with one.',
    'Then two.',
  ]);
});
