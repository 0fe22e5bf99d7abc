import { deliveryModes, difficultyLevels } from '@kaksha/domain/catalogue';
import { keysOf } from '@kaksha/domain/typed';
import Type, { type Static } from 'typebox';
import { list, record, text } from '../../src/platform/database/reference-lists/checked-json';
import { logos } from '../../src/platform/drawing/logo';
import { scenes } from '../../src/platform/drawing/scenes';

const optionalText = Type.Optional(text);

/** What courses and drafts share. Comma lists become a course's contents. */
const courseProperties = {
  name: text,
  /** Name of a subcategory of the category. */
  sub: text,
  /** Key of a trainer. */
  by: text,
  level: Type.Enum([...difficultyLevels]),
  /** Machine name of a language; `english` by default. */
  language: optionalText,
  /** `Online` by default. */
  mode: Type.Optional(Type.Enum([...deliveryModes])),
  /** `₹15000 $190 -20%`, `₹4900`, `$240`, `free` or `on request`. */
  fee: text,
  /** The sentence that cards and search results begin with, of about 25 words. */
  lead: text,
  needs: text,
  goals: text,
  features: optionalText,
  bonus: optionalText,
  audience: optionalText,
  requirement: optionalText,
  benefits: optionalText,
  project: optionalText,
  /** Another variation of the cover than the course's own. */
  cover: optionalText,
};

/** Parts that a draft may lack. */
const courseParts = {
  /** Further paragraphs of the description. */
  about: text,
  /** Comma lists. */
  syllabus: text,
  tools: text,
  roles: text,
  /** Runs, relative to the load day: see build/batch-notation.ts. */
  batches: Type.Array(text),
  /** `Name: topic, topic | hands-on, hands-on | skill, skill`. */
  modules: list(text),
};

export const Course = record({
  ...courseProperties,
  ...courseParts,
  /** A class that shows how the trainer teaches. */
  demo: Type.Optional(Type.Boolean()),
  /** Rupees that people paid who asked for the price of a course without one. */
  agreed: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Average and number of ratings, `4.9 128`; none yet by default. */
  rated: optionalText,
  /** Written reviews, newest first: `text`, or `4: text` for fewer than five stars, or `Name: text`. */
  reviews: Type.Optional(list(text)),
});
export type CourseSeed = Static<typeof Course>;

/** A course that its trainer has begun to write. */
export const Draft = record({
  ...courseProperties,
  ...Type.Partial(Type.Object(courseParts)).properties,
  /** Machine name. */
  category: text,
  /** Highest wizard stage reached. */
  stage: Type.Enum([1, 2, 3, 4]),
  /** Hours since it was last changed. */
  touchedHoursAgo: Type.Integer({ minimum: 0 }),
});
export type DraftSeed = Static<typeof Draft>;

export const Trainer = record({
  /** How courses refer to the trainer. */
  key: text,
  kind: Type.Enum(['individual', 'institute']),
  name: text,
  /** Who answers for an institute. */
  owner: optionalText,
  email: text,
  /** They begin with 5, as no Indian mobile number does, so that no one's telephone rings. */
  phone: Type.String({ pattern: '^5\\d{9}$' }),
  city: text,
  state: text,
  headline: text,
  /** Years of experience. */
  years: Type.Integer({ minimum: 0 }),
  trainingType: text,
  about: text,
  chat: text,
  website: optionalText,
  logo: Type.Optional(record({ mark: Type.Enum(keysOf(logos)), hue: Type.Number() })),
});
export type TrainerSeed = Static<typeof Trainer>;

/** A scene and a hue in degrees of oklch. */
const PostPicture = { scene: Type.Enum(keysOf(scenes)), hue: Type.Number() };

export const Post = record({
  title: text,
  tags: list(text),
  /** Days before the load day; null is a draft. */
  publishedDaysAgo: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
  picture: record(PostPicture),
  metaTitle: optionalText,
  metaDescription: text,
  metaKeywords: text,
  likes: Type.Integer({ minimum: 0 }),
  /** `Name: text`, oldest first; `Anonymous` has no user. */
  comments: Type.Array(text),
  /** Lines of HTML, and pictures as wide as the text. */
  content: list(Type.Union([text, record({ ...PostPicture, alt: text })])),
});
export type PostSeed = Static<typeof Post>;

const NameGroup = record({
  /** Weight among all learners. */
  share: Type.Integer({ minimum: 1 }),
  country: text,
  /** States to pick a city from; every state of the country when empty. */
  states: Type.Array(text),
  /** Names that go together, separated by spaces, or by bars where some consist of two words. */
  first: text,
  last: text,
});
export type NameGroup = Static<typeof NameGroup>;

export const Learners = record({
  nameGroups: list(NameGroup),
  /** The profession of the learners who gave one. */
  designations: list(text),
});

/** A question of a learner with the trainer's answer; `{course}` is the course's name. */
const Question = record({ text, reply: text });

export const Texts = record({
  /** For courses that have fewer reviews of their own than ratings. No two are used for one course. */
  reviewTexts: list(text),
  /** The same from people who gave four stars, or three. */
  mixedReviewTexts: list(text),
  /** Questions before an enrolment. */
  enquiries: list(Question),
  /** Messages about a course whose fee is on request. */
  quoteEnquiries: list(Question),
  /** Questions that wait for the demo trainer, newest last. */
  openQuestions: list(record({ from: text, course: text, hoursAgo: Type.Number(), text })),
  /** Messages from the contact page. */
  contactMessages: list(record({ name: text, text })),
  /** Public answers of trainers to reviews, by the beginning of the review. */
  reviewAnswers: list(record({ review: text, answer: text })),
  /** Texts that replace those of two reviews, and why readers report them. */
  reportedReviews: list(
    record({
      course: text,
      text,
      reports: list(record({ reason: Type.Enum(['advertising', 'off-topic']), note: Type.String() })),
    }),
  ),
  /** How the demo learner and the trainer go on after the answer. */
  continuation: list(record({ fromTrainer: Type.Boolean(), text })),
  /** Messages of trainers to their batches. */
  batchMessageTexts: list(text),
});
