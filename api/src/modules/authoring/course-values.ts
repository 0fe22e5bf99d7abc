import { safeChatLink } from '@kaksha/domain/chat-links';
import type { CourseForm } from '@kaksha/domain/course-rules';
import { safeVideoLink } from '@kaksha/domain/embeds';
import { toMinor } from '@kaksha/domain/money';
import { slugOf } from '@kaksha/domain/slugs';
import type { Actor } from '../../actor';
import type { Database } from '../../db/database';
import { ownPicture } from '../uploads/service';
import { refuse } from './form';
import { brokenLookups, type CourseRecord, type NewCourse } from './repo';
import { wireNames } from './schema';

/** The columns that some fields of the form mean. Throws 400 for ids and pictures that lead nowhere. */
export async function valuesOf(
  tx: Database,
  actor: Actor,
  form: Partial<CourseForm>,
  course: CourseRecord | null,
  mediaBase: string,
): Promise<Partial<NewCourse>> {
  const { name, thumbnail, languageId, feeInr, feeUsd, discount, chatUrl, videoUrl, categoryId } = form;
  const minor = (fee: number | null) => (fee === null ? null : toMinor(fee));
  // Another category takes the subcategory with it, unless a new one came, too.
  const cleared = categoryId !== undefined && categoryId !== course?.categoryId ? null : undefined;
  const subcategoryId = form.subcategoryId === undefined ? cleared : form.subcategoryId;
  const lookups = { languageId, subcategoryId, categoryId: categoryId === undefined ? course?.categoryId : categoryId };
  const broken = await brokenLookups(tx, lookups);
  refuse(Object.fromEntries(broken.map((field) => [field, 'Please choose one of the list'])));

  const values: Partial<NewCourse> = {
    name,
    slug: name === undefined ? undefined : slugOf(name),
    description: form.description,
    prerequisites: form.prerequisites,
    objectives: form.objectives,
    mode: form.mode || undefined,
    difficulty: form.difficulty || undefined,
    languageId: languageId ?? undefined,
    categoryId,
    subcategoryId,
    feeMinor: feeInr === undefined ? undefined : minor(feeInr),
    feeUsdMinor: feeUsd === undefined ? undefined : minor(feeUsd),
    discount: discount === undefined ? undefined : Math.round((discount ?? 0) * 100) / 100,
    isDemo: form.isDemo,
    videoUrl: videoUrl === undefined ? undefined : safeVideoLink(videoUrl),
    trainerContact: form.trainerContact,
    trainerEmail: form.trainerEmail?.toLowerCase(),
    trainerChat: chatUrl === undefined ? undefined : safeChatLink(chatUrl),
  };
  if (thumbnail !== undefined) {
    const place = { mediaBase, field: wireNames.thumbnail, kept: course?.thumbnailId };
    values.thumbnailId = await ownPicture(tx, actor, thumbnail, place);
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
