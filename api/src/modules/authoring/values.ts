import { safeChatLink } from '@kaksha/domain/chat-links';
import type { CourseForm } from '@kaksha/domain/course-rules';
import { emailAddressOf } from '@kaksha/domain/email-address';
import { safeVideoLink } from '@kaksha/domain/embeds';
import { toMinor } from '@kaksha/domain/money';
import { slugOf } from '@kaksha/domain/slugs';
import { keysOf } from '@kaksha/domain/typed';
import type { UserContext } from '../../platform/context/context';
import { requireOwnPicture } from '../uploads/service';
import { refuseCourseForm } from './errors';
import { type CourseRecord, type NewCourse, readLookups } from './repo';

/**
 * The columns of the given form fields.
 * @throws ApiError VALIDATION_FAILED (400) for unknown ids and pictures.
 */
export async function valuesOf(
  context: UserContext,
  { form, course }: { form: Partial<CourseForm>; course: CourseRecord | null },
): Promise<Partial<NewCourse>> {
  const { name, thumbnail, languageId, feeInr, feeUsd, discount, chatUrl, videoUrl, categoryId } = form;
  const minor = (fee: number | null) => (fee === null ? null : toMinor(fee));
  // A new category clears the subcategory unless the form has a new one.
  const cleared = categoryId !== undefined && categoryId !== course?.categoryId ? null : undefined;
  const subcategoryId = form.subcategoryId === undefined ? cleared : form.subcategoryId;
  const lookups = { languageId, subcategoryId, categoryId: categoryId === undefined ? course?.categoryId : categoryId };
  const stored = await readLookups(context.db, lookups);
  const unknown = keysOf(stored).filter((field) => stored[field] === undefined);
  refuseCourseForm(Object.fromEntries(unknown.map((field) => [field, 'Please choose one of the list'])));

  const values: Partial<NewCourse> = {
    name,
    slug: name === undefined ? undefined : slugOf(name),
    description: form.description,
    prerequisites: form.prerequisites,
    objectives: form.objectives,
    mode: form.mode || undefined,
    difficulty: form.difficulty || undefined,
    languageId: stored.languageId ?? undefined,
    categoryId: categoryId === undefined ? undefined : stored.categoryId,
    subcategoryId: subcategoryId === undefined ? undefined : stored.subcategoryId,
    feeMinor: feeInr === undefined ? undefined : minor(feeInr),
    feeUsdMinor: feeUsd === undefined ? undefined : minor(feeUsd),
    discount: discount === undefined ? undefined : Math.round((discount ?? 0) * 100) / 100,
    isDemo: form.isDemo,
    videoUrl: videoUrl === undefined ? undefined : safeVideoLink(videoUrl),
    trainerContact: form.trainerContact,
    trainerEmail: form.trainerEmail && emailAddressOf(form.trainerEmail),
    trainerChat: chatUrl === undefined ? undefined : safeChatLink(chatUrl),
  };
  if (thumbnail !== undefined) {
    const picture = { address: thumbnail, field: 'thumbnail', currentId: course?.thumbnailId };
    values.thumbnailId = await requireOwnPicture(context, picture);
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
