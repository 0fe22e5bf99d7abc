import type { AiSubject } from '@kaksha/api-client/ai';
import type { AuthoredCourse } from '@kaksha/domain/authored-course';

/** What a helper is told of a course that is there. */
export function courseSubject({ name, category, subcategory, difficulty }: AuthoredCourse): AiSubject {
  return {
    courseName: name.trim(),
    category: category.displayName || undefined,
    subcategory: subcategory?.name,
    difficulty,
  };
}
