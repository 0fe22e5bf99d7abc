import type { DifficultyLevel } from '@kaksha/domain/catalogue';
import { splitList } from '@kaksha/domain/contents';
import type { Subject } from '../tasks';
import type { SubjectArea, Subtopic } from './subject-area';
import { subjectAreas } from './subject-areas/all';
import { general } from './subject-areas/general';
import { fill, hasPhrase, headOf, plainWords } from './text';

/** The field and subtopics of a course, best match first. */
export interface CourseTopic {
  courseName: string;
  /** The course's name without filler words: `Kubernetes` of `The Complete Kubernetes Bootcamp 2027`. */
  subject: string;
  field: SubjectArea;
  subtopics: readonly Subtopic[];
  level: DifficultyLevel;
}

const fillers =
  /\b(?:the |a )?(?:complete|ultimate|comprehensive|full|live|online|crash|certified|certification|practical|hands-?on|masterclass|bootcamp|course|training|programme?|workshop|classes|class|tutorial|20\d\d|introduction to|intro to|basics of|fundamentals of|essentials of|getting started with|learn|mastering|master|advanced|intermediate)\b|\bfor (?:absolute |complete )?(?:beginners|everyone|all)\b|\bfrom (?:scratch|zero|the ground up)\b|\b(?:zero to hero|step by step|in \d+ (?:days|weeks|hours))\b/gi;

export function courseTopicOf({ courseName, category, subcategory, level }: Subject): CourseTopic {
  const name = plainWords(courseName);
  const hints = [name, plainWords(subcategory ?? '')];
  const field = category?.trim() ? (fieldNamed(plainWords(category)) ?? namedByTool(name)) : nearestField(hints);
  return {
    courseName: courseName.trim(),
    subject: subjectOf(courseName),
    field: field ?? general,
    subtopics: field ? nearestSubtopics(field, hints) : [],
    level: level ?? levelIn(name),
  };
}

/** Items of a comma list of the field, with the subject filled in. */
export function itemsOf(list: string, { subject }: CourseTopic): string[] {
  return splitList(fill(list, { subject }));
}

export interface ModuleIdea {
  name: string;
  topics: string[];
}

/** Parses `Name: topic, topic`. */
export function modulesOf(modules: readonly string[], topic: CourseTopic): ModuleIdea[] {
  return modules.map((module) => {
    const [name = '', topics = ''] = fill(module, { subject: topic.subject }).split(': ');
    return { name, topics: splitList(topics) };
  });
}

function subjectOf(courseName: string): string {
  // `headOf` leaves single spaces.
  const bare = headOf(courseName.replace(fillers, ' ')).replace(
    /^(?:and|to|of|in|with|for|&) | (?:and|to|of|in|with|for|&)$/gi,
    '',
  );
  return /\p{Letter}/u.test(bare) ? bare : headOf(courseName);
}

function levelIn(name: string): DifficultyLevel {
  if (/\b(beginners?|basics?|foundations?|first|introduction|intro|zero|scratch)\b/.test(name)) return 'Beginner';
  return /\b(advanced|expert|mastering|masterclass|production|internals)\b/.test(name) ? 'Advanced' : 'Intermediate';
}

const phrases = new Map<string, string[]>();

/** Cached, because the lists are constants and every task reads them. */
function phrasesOf(words: string): string[] {
  const known = phrases.get(words) ?? splitList(words).map(plainWords);
  phrases.set(words, known);
  return known;
}

/** Longer phrases weigh more: `machine learning` outweighs `learning`. */
function scoreOf(words: string, text: string, counts: (phrase: string) => boolean = () => true): number {
  return phrasesOf(words)
    .filter((phrase) => counts(phrase) && hasPhrase(text, phrase))
    .reduce((score, phrase) => score + phrase.split(' ').length ** 2, 0);
}

function best<T>(items: readonly T[], score: (item: T) => number): T | null {
  const scored = items.map((item) => ({ item, score: score(item) })).filter((each) => each.score > 0);
  return scored.sort((one, other) => other.score - one.score)[0]?.item ?? null;
}

const fieldNamed = (category: string) => best(subjectAreas, (field) => scoreOf(field.words, category));

/** Excludes short words such as `go` and `c`, which rarely mean the programming language. */
const isTelling = (phrase: string) => phrase.length > 2 || ['ai', 'ml', 'ui', 'ux', 'qa', 'bi'].includes(phrase);

function nearestField([name = '', subcategory = '']: readonly string[]): SubjectArea | null {
  return best(subjectAreas, (field) => {
    const subtopic = Math.max(0, ...field.subtopics.map(({ words }) => scoreOf(words, name, isTelling)));
    return 2 * subtopic + 2 * scoreOf(field.words, name, isTelling) + scoreOf(field.words, subcategory, isTelling);
  });
}

/** In an unknown category only the name of a tool decides the field: `performance` may be a dance. */
function namedByTool(name: string): SubjectArea | null {
  return best(subjectAreas, (field) => {
    const tools = plainWords([field, ...field.subtopics].map(({ tools }) => tools).join(' '));
    return Math.max(
      0,
      ...field.subtopics.map(({ words }) =>
        scoreOf(words, name, (phrase) => isTelling(phrase) && hasPhrase(tools, phrase)),
      ),
    );
  });
}

function nearestSubtopics({ subtopics }: SubjectArea, [name = '', subcategory = '']: readonly string[]): Subtopic[] {
  return subtopics
    .map((subtopic) => ({
      subtopic,
      score: 3 * scoreOf(`${subtopic.name}, ${subtopic.words}`, name) + 2 * scoreOf(subtopic.words, subcategory),
    }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, 2)
    .map(({ subtopic }) => subtopic);
}
