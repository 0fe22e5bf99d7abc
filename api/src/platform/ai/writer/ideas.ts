import { splitList } from '@kaksha/domain/contents';
import type { Subtopic } from './subject-area';
import { subjectAreas } from './subject-areas/all';
import { plainWords } from './text';
import { type CourseTopic, type ModuleIdea, modulesOf } from './topic';

/** Topics of known modules with a similar name, from the course's subtopics first. Empty when none match. */
export function topicsAbout(name: string, topic: CourseTopic): string[] {
  const { field, subtopics } = topic;
  const words = [...new Set(plainWords(name).split(' '))].filter((word) => word && !common.has(word));
  const ideasOf = (some: readonly Subtopic[]) => some.flatMap((subtopic) => modulesOf(subtopic.modules, topic));
  const others = [field, ...subjectAreas]
    .flatMap((one) => one.subtopics)
    .filter((subtopic) => !subtopics.includes(subtopic));
  const own = ideasOf(subtopics);
  const attempts = [
    () => firstModule(subtopics, name, topic),
    () => sharing(words, own, 3),
    () => firstModule(others, name, topic),
    () => sharing(words, own, 1),
    () => sharing(words, modulesOf(field.modules, topic), 2),
    () => sharing(words, ideasOf(field.subtopics), 3),
  ];
  for (const attempt of attempts) {
    const topics = attempt();
    if (topics.length > 0) return topics;
  }
  return [];
}

/** The topics of a subtopic's first module, for a module named like the subtopic. */
function firstModule(subtopics: readonly Subtopic[], name: string, topic: CourseTopic): string[] {
  const wanted = plainWords(name);
  const isName = (words: string) => wanted.length > 2 && plainWords(words) === wanted;
  const subtopic = subtopics.find(({ name, words }) => [name, ...splitList(words)].some(isName));
  return subtopic ? (modulesOf(subtopic.modules.slice(0, 1), topic)[0]?.topics ?? []) : [];
}

const common = new Set('and the of to in with for a on introduction basics advanced module'.split(' '));

/**
 * Topics of the two ideas with the highest score. A shared word scores 3 in the idea's name and 1 in a topic. An idea
 * whose name shares no word contributes only the topics that do.
 */
function sharing(words: readonly string[], ideas: readonly ModuleIdea[], least: number): string[] {
  const stems = words.map(stem);
  const shares = (text: string) => {
    const known = new Set(stemsOf(text));
    return stems.filter((one) => known.has(one)).length;
  };
  return ideas
    .map(({ name, topics }) => {
      const [inName, matching] = [shares(name), topics.filter(shares)];
      const rest = inName > 0 ? topics.filter((topic) => !shares(topic)) : [];
      return { topics: [...matching, ...rest], score: 3 * inName + matching.length };
    })
    .filter(({ score }) => score >= least)
    .sort((one, other) => other.score - one.score)
    .slice(0, 2)
    .flatMap(({ topics }) => topics);
}

const stemsOf = (text: string) => plainWords(text).split(' ').map(stem);

/** Ignores plurals and `-ing`. */
const stem = (word: string) => word.replace(/(?:ing|es|s)$/, '');
