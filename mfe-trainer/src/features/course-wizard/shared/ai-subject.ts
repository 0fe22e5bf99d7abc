import type { AiSubject } from '@kaksha/api-client/ai';
import type { AuthoredCourse } from '@kaksha/domain/authored-course';
import { type DifficultyLevel, difficultyLevels } from '@kaksha/domain/catalogue';
import { isOneOf } from '@kaksha/domain/typed';
import type { TrainerStore } from '../../../store/trainer-store';
import type { DetailsValues } from '../step-1-details/details-values';

/** The course as the AI endpoints expect it. */
export function courseSubject({ name, category, subcategory, difficulty }: AuthoredCourse): AiSubject {
  return {
    courseName: name.trim(),
    category: category.displayName || undefined,
    subcategory: subcategory?.name,
    difficulty,
  };
}

/** Like `courseSubject`, from the values of step 1 that are not saved yet. */
export function formSubject(store: TrainerStore, values: DetailsValues): AiSubject {
  const [categoryId, subcategoryId] = [Number(values.categoryId), Number(values.subcategoryId)];
  return {
    courseName: values.name.trim(),
    category: store.categories.get().data?.find(({ id }) => id === categoryId)?.displayName,
    subcategory: store.subcategories.get(categoryId).data?.find(({ id }) => id === subcategoryId)?.name,
    ...(isLevel(values.difficulty) && { difficulty: values.difficulty }),
  };
}

const isLevel = (text: string): text is DifficultyLevel => isOneOf(difficultyLevels, text);
