import { coverMotifs } from '@kaksha/domain/catalogue';
import { Type } from 'typebox';
import { nullable, oneOf } from '../../../platform/http/wire';

export const CategoryWire = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    display_name: Type.String(),
    motif: oneOf(coverMotifs),
    course_count: Type.Integer({ description: 'Public courses in it' }),
    next_start_date: nullable(Type.String({ description: 'First day of its next batch, YYYY-MM-DD' })),
  },
  { title: 'Category' },
);

export const SubcategoryWire = Type.Object(
  {
    id: Type.Integer(),
    category_id: Type.Integer(),
    name: Type.String(),
  },
  { title: 'Subcategory' },
);

export const LanguageWire = Type.Object(
  { id: Type.Integer(), name: Type.String(), display_name: Type.String() },
  { title: 'Language' },
);
