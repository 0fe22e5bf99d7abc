import { type AuthoredCourse, courseFormOf } from '@kaksha/domain/authored-course';
import {
  type ChatPlatform,
  chatPlatforms,
  chatPrefix,
  initialPlatform,
  isEmptyChatLink,
  platformOf,
} from '@kaksha/domain/chat-links';
import type { CourseForm } from '@kaksha/domain/course-rules';

export const platformNames: Readonly<Record<ChatPlatform, string>> = {
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  instagram: 'Instagram',
  facebook: 'Facebook',
  x: 'X',
};

/** Values of step 1. Numbers and choices are strings, so that invalid input survives in the form and in its draft. */
export type DetailsValues = Omit<Record<keyof CourseForm, string>, 'isDemo' | 'chatUrl'> & {
  isDemo: boolean;
  chatPlatform: ChatPlatform;
  /** The chosen platform's link. */
  chatUrl: string;
  /** The typed link of each platform, so that switching the platform loses none. */
  chatLinks: Record<ChatPlatform, string>;
};

export const emptyDetails: DetailsValues = {
  name: '',
  thumbnail: '',
  mode: 'Online',
  languageId: '',
  difficulty: 'Beginner',
  feeInr: '',
  feeUsd: '',
  discount: '0',
  isDemo: false,
  videoUrl: '',
  description: '',
  prerequisites: '',
  objectives: '',
  trainerContact: '',
  trainerEmail: '',
  categoryId: '',
  subcategoryId: '',
  ...chatFieldsOf(''),
};

/** Values of step 1 for a stored course. */
export function detailsOf(course: AuthoredCourse): DetailsValues {
  const { chatUrl, isDemo, ...form } = courseFormOf(course);
  const texts = Object.fromEntries(Object.entries(form).map(([field, value]) => [field, textOf(value)]));
  return { ...emptyDetails, ...texts, isDemo, ...chatFieldsOf(chatUrl) };
}

/** Parses the values. A number that cannot be parsed becomes NaN, which the rules reject. */
export function courseFormFrom(values: DetailsValues): CourseForm {
  const { chatPlatform, chatUrl } = values;
  return {
    name: values.name.trim(),
    thumbnail: values.thumbnail,
    mode: values.mode as CourseForm['mode'],
    languageId: numberOf(values.languageId),
    difficulty: values.difficulty as CourseForm['difficulty'],
    feeInr: numberOf(values.feeInr),
    feeUsd: numberOf(values.feeUsd),
    discount: numberOf(values.discount),
    isDemo: values.isDemo,
    videoUrl: values.videoUrl.trim(),
    description: values.description.trim(),
    prerequisites: values.prerequisites.trim(),
    objectives: values.objectives.trim(),
    trainerContact: values.trainerContact.trim(),
    trainerEmail: values.trainerEmail.trim(),
    chatUrl: isEmptyChatLink(chatPlatform, chatUrl) ? '' : chatUrl.trim(),
    categoryId: numberOf(values.categoryId),
    subcategoryId: numberOf(values.subcategoryId),
  };
}

/** Compares all values except the links of platforms that are not chosen. */
export function sameDetails(one: DetailsValues, other: DetailsValues): boolean {
  const sorted = ({ chatLinks: _links, ...values }: DetailsValues) =>
    JSON.stringify(Object.entries(values).sort(([a], [b]) => a.localeCompare(b)));
  return sorted(one) === sorted(other);
}

function chatFieldsOf(link: string) {
  const chatLinks = Object.fromEntries(
    chatPlatforms.map((name) => [name, chatPrefix(name)]),
  ) as DetailsValues['chatLinks'];
  const platform = link ? platformOf(link) : null;
  if (platform) chatLinks[platform] = link;
  const chatPlatform = initialPlatform(chatLinks);
  return { chatPlatform, chatUrl: chatLinks[chatPlatform], chatLinks };
}

const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value));
const numberOf = (text: string) => (text.trim() === '' ? null : Number(text));
