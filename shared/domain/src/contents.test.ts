import { contentTypes } from './catalogue';
import { contentTypeOf, joinList, missingContentTypes, splitList } from './contents';

describe('content types', () => {
  test('older labels are read as the ones in use', () => {
    expect(contentTypeOf('Silent Features')).toBe('Salient Features');
    expect(contentTypeOf('Bonus topic')).toBe('Bonus Topics');
  });

  test('every type is known by its label, in any case', () => {
    expect(contentTypes.map((type) => contentTypeOf(` ${type.toUpperCase()} `))).toEqual([...contentTypes]);
    expect(contentTypeOf('Syllabus')).toBeNull();
    expect(contentTypeOf('constructor')).toBeNull();
  });

  test('what is missing of the three required ones is named', () => {
    expect(missingContentTypes(['Benefits', 'Offered Job Role'])).toEqual(['Skill Measure/syllabus', 'Covering Tools']);
    expect(missingContentTypes([...contentTypes])).toEqual([]);
  });
});

describe('comma lists', () => {
  test('are split outside parentheses, nested ones too', () => {
    expect(splitList('Docker, Kubernetes (pods, services), Helm')).toEqual([
      'Docker',
      'Kubernetes (pods, services)',
      'Helm',
    ]);
    expect(splitList('a (b (c, d), e), f')).toEqual(['a (b (c, d), e)', 'f']);
  });

  test('a parenthesis that is never closed does not swallow the rest', () => {
    expect(splitList('a (b, c')).toEqual(['a (b', 'c']);
    expect(splitList('a) b, c')).toEqual(['a) b', 'c']);
    expect(splitList('x (a, (b, c)')).toEqual(['x (a', '(b, c)']);
  });

  test('items are trimmed, empty ones dropped and repeated ones kept once, in order', () => {
    expect(splitList(' Git ,, git,\n CI \t CD , ')).toEqual(['Git', 'CI CD']);
    expect(splitList('')).toEqual([]);
  });

  test('come back from what they are stored as', () => {
    const items = ['Docker', 'Kubernetes (pods, services)'];
    expect(splitList(joinList(items))).toEqual(items);
  });
});
