import type { AiSubject } from '@kaksha/api-client/ai';
import { type DifficultyLevel, difficultyLevels } from '@kaksha/domain/catalogue';
import type { TrainerStore } from '../../../store/trainer-store';
import type { DetailsValues } from './details-values';

/** What a helper is told of the course that is being typed. */
export function aiSubject({ state }: TrainerStore, values: DetailsValues): AiSubject {
  const { categories, subcategories } = state.getState().wizard;
  const [categoryId, subcategoryId] = [Number(values.categoryId), Number(values.subcategoryId)];
  const isLevel = (difficultyLevels as readonly string[]).includes(values.difficulty);
  return {
    courseName: values.name.trim(),
    category: categories.data?.find(({ id }) => id === categoryId)?.displayName,
    subcategory: subcategories[categoryId]?.data?.find(({ id }) => id === subcategoryId)?.name,
    ...(isLevel && { difficulty: values.difficulty as DifficultyLevel }),
  };
}
