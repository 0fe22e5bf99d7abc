import { contentTypes } from '@kaksha/domain/catalogue';
import { categories } from '../../database/reference-lists/lists';
import { moduleParts, type Subject } from '../tasks';
import { write } from './writer';

/** Words of promises that only the trainer can make: services, guarantees, group sizes, response times. */
const promise =
  /\b(?:recordings?|recorded|certificate of|guaranteed|lifetime|refund|placement (?:support|assistance)|office hours|small groups?|one-to-one|the trainer|feedback (?:on|after)|within (?:a|\d+) (?:day|hour)|answered at once|read by|reviewed by|together|you leave with|you will (?:get|receive)|we (?:begin|offer|give)|notes and examples|support after)\b/i;

const subjects: Subject[] = [
  ...categories.map(({ displayName }) => ({ courseName: `Practical ${displayName}`, category: displayName })),
  { courseName: 'Classical Carnatic Vocal', category: 'Music' },
  { courseName: 'Sourdough for Beginners', category: 'Cooking' },
];

describe('the built-in writer invents no commitments', () => {
  test.each(subjects)('texts about "$courseName" contain no promises of the trainer', (subject) => {
    const { description, prerequisites, objectives } = write({ kind: 'course', subject });
    const texts = [
      description,
      ...prerequisites,
      ...objectives,
      ...contentTypes.flatMap((contentType) => write({ kind: 'content', contentType, subject })),
      ...moduleParts.flatMap((part) => write({ kind: 'module', part, moduleName: 'Basics', subject })),
    ];
    expect(texts.filter((text) => promise.test(text))).toEqual([]);
  });
});
