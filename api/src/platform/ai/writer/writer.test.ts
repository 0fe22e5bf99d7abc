import { contentTypes } from '@kaksha/domain/catalogue';
import { joinList, splitList } from '@kaksha/domain/contents';
import fc from '@kaksha/testing/properties';
import { categories } from '../../database/reference-lists/lists';
import { counts, type Range } from '../counts';
import { moduleParts, type Subject } from '../tasks';
import { courseTopicOf } from './topic';
import { write } from './writer';

const kubernetes: Subject = { courseName: 'The Complete Kubernetes Bootcamp 2027', category: 'Cloud & DevOps' };
const singing: Subject = { courseName: 'Classical Carnatic Vocal for Beginners', category: 'Music' };

/** A course for every category and its subcategories, and for unknown subjects. */
const subjects: Subject[] = [
  ...categories.flatMap(({ displayName, subcategories }) =>
    subcategories.map((subcategory) => ({
      courseName: `Practical ${subcategory}`,
      category: displayName,
      subcategory,
    })),
  ),
  singing,
  { courseName: 'Sourdough, from Flour to Crust', category: 'Cooking', subcategory: 'Bread' },
  { courseName: '日本語の第一歩', category: null },
  { courseName: '???', category: '' },
];

function expectList(items: string[], { min, max }: Range) {
  expect(items.length).toBeGreaterThanOrEqual(min);
  expect(items.length).toBeLessThanOrEqual(max);
  // Items survive storage as a comma list and are distinct.
  expect(splitList(joinList(items))).toEqual(items);
  for (const item of items) expect(item).not.toMatch(/[{}\n]|undefined|null| {2}|^\s|\s$/);
}

describe('any subject', () => {
  test.each(subjects)('returns the requested number of items: $courseName', (subject) => {
    for (const contentType of contentTypes) {
      expectList(write({ kind: 'content', contentType, subject }), counts.content[contentType]);
    }
    for (const moduleName of ['Module 2: Introduction to Docker', 'Networking', 'तकनीक, part two']) {
      for (const part of moduleParts) {
        expectList(write({ kind: 'module', part, moduleName, subject }), counts.module[part]);
      }
    }
    const { description, prerequisites, objectives } = write({ kind: 'course', subject });
    expectList(prerequisites, counts.prerequisites);
    expectList(objectives, counts.objectives);
    const paragraphs = description.split('\n\n');
    expect(paragraphs.length).toBeGreaterThanOrEqual(counts.paragraphs.min);
    expect(paragraphs.length).toBeLessThanOrEqual(counts.paragraphs.max);
    for (const paragraph of paragraphs) expect(paragraph).toMatch(/^[^a-z\s{}][^{}]{80,}\.$/s);
  });

  test('any name gives texts', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }),
        fc.string(),
        fc.option(fc.string()),
        (courseName, moduleName, category) => {
          const subject = { courseName, category };
          expect(write({ kind: 'course', subject }).objectives.length).toBeGreaterThanOrEqual(4);
          for (const part of moduleParts) {
            const items = write({ kind: 'module', part, moduleName, subject });
            expect(items.length).toBeGreaterThanOrEqual(counts.module[part].min);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test('a description does not repeat the name of the course', () => {
    const { description } = write({ kind: 'course', subject: { courseName: 'Watercolour' } });
    expect(description.split('\n\n')[0]?.match(/Watercolour/g)).toHaveLength(1);
  });

  test('the same task gives the same text, another course a different one', () => {
    const describe = (subject: Subject) => write({ kind: 'course', subject }).description;
    expect(describe(kubernetes)).toBe(describe({ ...kubernetes }));
    const all = new Set(subjects.map(describe));
    expect(all.size).toBe(subjects.length);
  });
});

describe('known subjects', () => {
  test('every category of the catalogue has a field', () => {
    for (const { displayName, motif } of categories) {
      const { field } = courseTopicOf({ courseName: 'Essentials', category: displayName });
      expect([displayName, field.motif]).toEqual([displayName, motif]);
    }
  });

  test('the texts of a course have the words of its field and its subject without filler words', () => {
    const content = (contentType: (typeof contentTypes)[number]) =>
      write({ kind: 'content', contentType, subject: kubernetes });
    expect(content('Covering Tools')).toEqual(expect.arrayContaining(['Kubernetes', 'Docker']));
    expect(content('Skill Measure/syllabus')).toEqual(
      expect.arrayContaining(['Introduction to Kubernetes', 'Containers']),
    );
    expect(write({ kind: 'course', subject: kubernetes }).objectives.join()).not.toMatch(/Bootcamp|2027|Complete/);
  });

  test('the texts of a module have its subject', () => {
    const module = { kind: 'module', moduleName: 'Week 3 - Introduction to Docker', subject: kubernetes } as const;
    expect(write({ ...module, part: 'topics' }).filter((topic) => !topic.includes('Docker'))).toEqual([]);
    expect(write({ ...module, part: 'topics' }).join()).not.toMatch(/Week|Introduction/);
  });

  test('a course for beginners has fewer prerequisites', () => {
    const needs = (courseName: string) =>
      write({ kind: 'course', subject: { courseName, category: 'Programming' } }).prerequisites.join();
    expect(needs('Python for Beginners')).toMatch(/any age/);
    expect(needs('Advanced Python')).toMatch(/One programming language/);
    const asked = { courseName: 'Python', category: 'Programming', level: 'Beginner' as const };
    expect(write({ kind: 'course', subject: asked }).prerequisites.join()).toMatch(/any age/);
  });
});

describe('unknown subjects', () => {
  test('get texts with the words of the course and without tools of other fields', () => {
    const everything = [
      write({ kind: 'course', subject: singing }).description,
      ...contentTypes.flatMap((contentType) => write({ kind: 'content', contentType, subject: singing })),
      ...moduleParts.flatMap((part) => write({ kind: 'module', part, moduleName: 'Breathing', subject: singing })),
    ].join('\n');
    expect(everything).toMatch(/Classical Carnatic Vocal/);
    expect(everything).toMatch(/Breathing/);
    expect(everything).not.toMatch(/deploy|code|software|Git\b/i);
  });

  test('ordinary words do not select a field, the name of a tool does', () => {
    const motif = (courseName: string, category: string | null) => courseTopicOf({ courseName, category }).field.motif;
    expect(motif('Live Performance Skills', 'Music')).toBeNull();
    expect(motif('Go to Market', null)).toBeNull();
    expect(motif('Kubernetes for Everyone', 'Infrastructure')).toBe('cloud');
    expect(motif('Figma from Scratch', null)).toBe('design');
  });
});
