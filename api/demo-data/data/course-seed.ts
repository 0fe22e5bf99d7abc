import type { DeliveryMode, DifficultyLevel } from '@kaksha/domain/catalogue';

/** A course of the demo data, in a short notation. */
export interface CourseSeed {
  name: string;
  /** Name of a subcategory of the file's category. */
  sub: string;
  /** Key of a trainer in trainers.ts. */
  by: string;
  level: DifficultyLevel;
  /** Machine name of a language; `english` by default. */
  language?: string;
  /** `Online` by default. */
  mode?: DeliveryMode;
  /** `₹15000 $190 -20%`, `₹4900`, `$240`, `free` or `on request`. */
  fee: string;
  /** A class that shows how the trainer teaches. */
  demo?: true;
  /** Rupees that people paid who asked for the price of a course without one. */
  agreed?: number;
  /** Average and number of ratings, `4.9 128`; none yet by default. */
  rated?: string;
  /** Runs, relative to the load day: see batch-notation.ts. */
  batches: string[];
  /** The sentence that cards and search results begin with, of about 25 words. */
  lead: string;
  /** Further paragraphs of the description. */
  about: string;
  needs: string;
  goals: string;
  /** Comma lists from here on, one for a content type. The first three are required. */
  syllabus: string;
  tools: string;
  roles: string;
  features?: string;
  bonus?: string;
  audience?: string;
  requirement?: string;
  benefits?: string;
  project?: string;
  /** `Name: topic, topic | hands-on, hands-on | skill, skill`. */
  modules: string[];
  /** Written reviews, newest first: `text`, or `4: text` for fewer than five stars, or `Name: text`. */
  reviews?: string[];
  /** Another variation of the cover than the course's own. */
  cover?: string;
}
