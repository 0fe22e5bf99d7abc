import type { CoverMotif } from '@kaksha/domain/catalogue';

/** A part of a field. All texts are comma lists, so no item contains a comma. */
export interface Subtopic {
  /** As in a sentence: `Kubernetes`, `test automation`. */
  name: string;
  /** Words in course names that indicate the subtopic, in lower case. */
  words: string;
  tools: string;
  roles?: string;
  /** Learning goals; each begins with a verb. */
  goals: string;
  projects: string;
  /** `Name: topic, topic`, in the order of teaching. */
  modules: readonly string[];
}

/** The writer's texts for one category of the catalogue. */
export interface SubjectArea {
  /** The motif of its covers; null for an unknown subject. */
  motif: CoverMotif | null;
  /** As in a sentence. `words` are the words in category names that indicate the field. */
  name: string;
  words: string;
  tools: string;
  roles: string;
  audience: string;
  skills: string;
  /** Prerequisites of courses for beginners and of other courses. */
  needs: { beginner: string; other: string };
  /** Only for a field without subtopics. */
  goals?: string;
  bonus: string;
  projects: string;
  /** Exercises: `{it}` is the module's subject, `{tool}` one of its tools. */
  labs: string;
  /** More topics of a module; `{it}` as above. */
  angles: string;
  /** Modules of every course of the field, `Name: topic, topic`. */
  modules: readonly string[];
  subtopics: readonly Subtopic[];
}
