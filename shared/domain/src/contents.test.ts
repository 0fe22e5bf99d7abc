import { contentTypes } from './catalogue';
import { contentTypeOf, joinList, missingContentTypes, splitList } from './contents';

describe('content types', () => {
  test('are the nine types of the specification', () => {
    expect(contentTypes).toEqual([
      'Skill Measure/syllabus',
      'Salient Features',
      'Bonus Topics',
      'Audience Profile',
      'PreRequisites/Requirement',
      'Offered Job Role',
      'Covering Tools',
      'Benefits',
      'Training Project Description',
    ]);
  });

  test('maps legacy labels to the current types', () => {
    expect(contentTypeOf('Silent Features')).toBe('Salient Features');
    expect(contentTypeOf('Bonus topic')).toBe('Bonus Topics');
  });

  test('finds every type by its label, case-insensitively', () => {
    expect(contentTypes.map((type) => contentTypeOf(` ${type.toUpperCase()} `))).toEqual([...contentTypes]);
    expect(contentTypeOf('Syllabus')).toBeNull();
    expect(contentTypeOf('constructor')).toBeNull();
  });

  test('lists the missing required types', () => {
    expect(missingContentTypes(['Benefits', 'Offered Job Role'])).toEqual(['Skill Measure/syllabus', 'Covering Tools']);
    expect(missingContentTypes([...contentTypes])).toEqual([]);
  });
});

describe('comma lists', () => {
  test('are split outside parentheses, also nested ones', () => {
    expect(splitList('Docker, Kubernetes (pods, services), Helm')).toEqual([
      'Docker',
      'Kubernetes (pods, services)',
      'Helm',
    ]);
    expect(splitList('a (b (c, d), e), f')).toEqual(['a (b (c, d), e)', 'f']);
  });

  test('treat an unclosed parenthesis as an ordinary character', () => {
    expect(splitList('a (b, c')).toEqual(['a (b', 'c']);
    expect(splitList('a) b, c')).toEqual(['a) b', 'c']);
    expect(splitList('x (a, (b, c)')).toEqual(['x (a', '(b, c)']);
  });

  test('are trimmed, without empty items and duplicates, in order', () => {
    expect(splitList(' Git ,, git,\n CI \t CD , ')).toEqual(['Git', 'CI CD']);
    expect(splitList('')).toEqual([]);
  });

  test('survive joining and splitting', () => {
    const items = ['Docker', 'Kubernetes (pods, services)'];
    expect(splitList(joinList(items))).toEqual(items);
  });
});
