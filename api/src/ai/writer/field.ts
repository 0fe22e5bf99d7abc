import type { CoverMotif } from '@kaksha/domain/catalogue';

/** A part of a field that courses are about. All texts are comma lists, so no item holds a comma. */
export interface Subtopic {
  /** As a sentence names it: `Kubernetes`, `test automation`. */
  name: string;
  /** What a course's name says when it is about this, in small letters. */
  words: string;
  tools: string;
  roles?: string;
  /** What a learner can do afterwards, each beginning with a verb. */
  goals: string;
  projects: string;
  /** `Name: topic, topic`, in the order in which they are taught. */
  modules: readonly string[];
}

/** What the writer knows of one field of the catalogue. */
export interface Field {
  /** What its covers are drawn with; none for a subject that is not known. */
  motif: CoverMotif | null;
  /** As a sentence names it, and what a category's name says when it is this one. */
  name: string;
  words: string;
  tools: string;
  roles: string;
  audience: string;
  skills: string;
  /** What to bring: to a course for beginners, and to any other. */
  needs: { beginner: string; other: string };
  /** Where there are no subtopics to have goals of their own. */
  goals?: string;
  bonus: string;
  projects: string;
  /** Exercises about a module's topic: `{it}` is the topic, `{tool}` one of its tools. */
  labs: string;
  /** From which sides a module's topic can be looked at; `{it}` as above. */
  angles: string;
  /** Modules that belong to every course of the field, `Name: topic, topic`. */
  modules: readonly string[];
  subtopics: readonly Subtopic[];
}
