import { difficultyLevels } from '@kaksha/domain/catalogue';
import * as limits from '@kaksha/domain/limits';
import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../../platform/http/wire';

export const aiSpellings = {
  course_name: ['courseName', 'CourseName'],
  module_name: ['moduleName', 'ModuleName'],
  content_type: ['contentType', 'ContentType'],
  sub_category: ['subCategory', 'subcategory', 'SubCategory'],
  difficulty_level: ['difficultyLevel', 'level'],
  kind: ['type', 'field', 'fieldType'],
};

const text = (title: string, maxLength: number, description?: string) =>
  Type.Optional(nullable(Type.String({ title, maxLength, ...(description && { description }) })));

/** The course, with names as displayed. */
const subject = {
  courseName: text('Course name', limits.ai.nameMax),
  category: text('Category', limits.ai.nameMax),
  subcategory: text('Subcategory', limits.ai.nameMax),
  difficulty: Type.Optional(nullable(oneOf(difficultyLevels))),
};

export const SubjectBody = Type.Object(subject);
export type SubjectBody = Static<typeof SubjectBody>;

export const TextBody = Type.Object({
  ...subject,
  contentType: text('Content type', limits.ai.nameMax, 'For a list of contents of that type'),
  moduleName: text('Module name', limits.ai.nameMax),
  part: text('Kind', limits.ai.nameMax, 'For a list of a module: topics, hands_on or skills'),
});
export type TextBody = Static<typeof TextBody>;

export const ImageBody = Type.Object({
  ...subject,
  kind: Type.Optional(oneOf(['cover', 'skill', 'tool'], 'A cover of 1200 × 800 by default, else an icon of 400 × 400')),
  name: text('Name', limits.ai.nameMax, 'Of the skill or tool'),
});
export type ImageBody = Static<typeof ImageBody>;

export const ImproveBody = Type.Object({
  text: Type.String({ title: 'Text', minLength: 1, maxLength: limits.ai.textMax }),
});

export const MetaBody = Type.Object({
  title: Type.String({ title: 'Title', minLength: 1, maxLength: limits.ai.nameMax }),
  content: Type.Optional(Type.String({ title: 'Content', maxLength: limits.ai.contentMax, description: 'HTML' })),
});

export type MetaBody = Static<typeof MetaBody>;

const builtIn = {
  isBuiltIn: Type.Boolean({ description: 'Whether the built-in writer wrote it because no model answered' }),
};

export const ListAnswer = Type.Object({
  items: Type.Array(Type.String()),
  text: Type.String({ description: 'The same as a comma list' }),
  ...builtIn,
});

export const CourseContentAnswer = Type.Object({
  description: Type.String({ description: 'Paragraphs, separated by an empty line' }),
  prerequisites: Type.Array(Type.String()),
  objectives: Type.Array(Type.String()),
  ...builtIn,
});

export const ImprovedAnswer = Type.Object({ text: Type.String(), ...builtIn });

export const MetaAnswer = Type.Object({
  metaTitle: Type.String(),
  metaDescription: Type.String(),
  metaKeywords: Type.String({ description: 'Comma list' }),
  ...builtIn,
});

export const PictureBytes = Type.Unsafe<Buffer>({
  type: 'string',
  format: 'binary',
  description: 'A PNG, JPEG or WebP picture',
  contentMediaType: 'image/*',
});
