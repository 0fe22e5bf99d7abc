import { counts } from './counts';
import { textOptions } from './provider';

test('the requested lists have the lengths of the specification', () => {
  const lengths = (ranges: Record<string, { min: number; max: number }>) =>
    Object.fromEntries(Object.entries(ranges).map(([name, { min, max }]) => [name, `${min}-${max}`]));
  const { content, module, ...course } = counts;
  expect(lengths(course)).toMatchObject({ paragraphs: '2-3', prerequisites: '3-5', objectives: '4-6' });
  expect(lengths(content)).toMatchObject({
    'Skill Measure/syllabus': '8-25',
    'Salient Features': '6-8',
    'Bonus Topics': '4-6',
    'Audience Profile': '5-7',
    'Offered Job Role': '6-8',
    'Covering Tools': '12-15',
    Benefits: '6-8',
    'Training Project Description': '4-6',
  });
  expect(lengths(module)).toEqual({ topics: '8-10', handsOn: '2-3', skills: '12-15' });
  expect(textOptions).toEqual({ maxTokens: 1024, temperature: 0.7 });
});
