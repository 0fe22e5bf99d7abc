import type { ContentType } from '@kaksha/domain/catalogue';
import { cutText } from '@kaksha/domain/cut-text';
import { counts, metaLengths, type Range } from './counts';
import type { ModulePart, Subject, TextTask } from './tasks';

const from = ({ min, max }: Range) => `${min} to ${max}`;

const contentParts: Readonly<Record<ContentType, string>> = {
  'Skill Measure/syllabus': 'names of the modules of the syllabus, in the order of teaching',
  'Salient Features': 'salient features of the course',
  'Bonus Topics': 'bonus topics beyond the syllabus',
  'Audience Profile': 'groups of people whom the course suits',
  'PreRequisites/Requirement': 'prerequisites',
  'Offered Job Role': 'job roles that the course leads to',
  'Covering Tools': 'tools and technologies that are used in it',
  Benefits: 'benefits for the learner',
  'Training Project Description': 'projects that learners build, each in one phrase',
};

const moduleParts: Readonly<Record<ModulePart, string>> = {
  topics: 'topics of the module',
  handsOn: 'hands-on exercises of the module',
  skills: 'skills that the module teaches',
};

const listRule =
  'Answer with the list alone: items parted by commas, no numbers, no introduction, no comma inside an item.';

/** The prompt of a text task. User input is quoted as data. */
export function promptOf(task: TextTask): string {
  switch (task.kind) {
    case 'course':
      return (
        `Write about ${course(task.subject)}. Answer with JSON alone, of the form ` +
        `{"description": string, "prerequisites": [string], "objectives": [string]}: a description of ` +
        `${from(counts.paragraphs)} paragraphs parted by an empty line, ${from(counts.prerequisites)} prerequisites ` +
        `and ${from(counts.objectives)} learning objectives. Plain text without markup.`
      );
    case 'content':
      return `List ${from(counts.content[task.contentType])} ${contentParts[task.contentType]}, for ${course(task.subject)}. ${listRule}`;
    case 'module':
      return (
        `List ${from(counts.module[task.part])} ${moduleParts[task.part]} ${JSON.stringify(task.moduleName)}, ` +
        `in ${course(task.subject)}. ${listRule}`
      );
    case 'improve':
      return (
        'Improve the following text: clearer, correct, of the same meaning, language and length. ' +
        `Answer with the improved text alone.\n\n${task.text}`
      );
    case 'meta':
      return (
        'Write search engine metadata for the following blog post. Answer with JSON alone, of the form ' +
        `{"meta_title": string, "meta_description": string, "meta_keywords": string}: a title of at most ` +
        `${metaLengths.title} characters, a description of at most ${metaLengths.description}, and ` +
        `${from(counts.keywords)} keywords parted by commas.\n\nTitle: ${task.title}\n\n${cutText(task.content, 4000)}`
      );
  }
}

function course({ courseName, category, subcategory, level }: Subject): string {
  const about = [category, subcategory].filter(Boolean).map((name) => JSON.stringify(name));
  return (
    `the live online course ${JSON.stringify(courseName)}` +
    (about.length > 0 ? ` in the category ${about.join(', ')}` : '') +
    (level ? ` at the level ${level}` : '')
  );
}

/** The prompt of a picture. */
export function coverPrompt({ courseName, category }: Subject): string {
  const field = category ? ` in the field of ${category}` : '';
  return `Cover picture for an online course called ${JSON.stringify(courseName)}${field}, flat geometric illustration, calm colours, no text`;
}

export function iconPrompt(name: string, kind: 'skill' | 'tool'): string {
  return `Simple flat icon for the ${kind} ${JSON.stringify(name)}, one colour, plain background, no text`;
}
