import type { CategoryRow, LanguageRow, SubcategoryRow } from './repo';

export const presentCategory = (row: CategoryRow, nextStartDate: string | null) => ({
  id: row.id,
  name: row.name,
  display_name: row.displayName,
  motif: row.motif,
  course_count: row.courseCount,
  next_start_date: nextStartDate,
});

export const presentSubcategory = (row: SubcategoryRow) => ({
  id: row.id,
  category_id: row.categoryId,
  name: row.name,
});

export const presentLanguage = (row: LanguageRow) => ({ id: row.id, name: row.name, display_name: row.displayName });
