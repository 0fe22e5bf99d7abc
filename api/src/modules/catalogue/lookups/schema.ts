import { coverMotifs } from '@kaksha/domain/catalogue';
import { Type } from 'typebox';
import { nullable, oneOf } from '../../../platform/http/wire';

const formerNames = Type.Optional(
  Type.Array(Type.String(), { description: 'Earlier names, which addresses may still have; absent without one' }),
);

export const CategoryWire = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    displayName: Type.String(),
    motif: oneOf(coverMotifs),
    courseCount: Type.Integer({ description: 'Public courses in it' }),
    nextStartDate: nullable(Type.String({ description: 'First day of its next batch, YYYY-MM-DD' })),
    formerNames,
  },
  { title: 'Category' },
);

export const SubcategoryWire = Type.Object(
  {
    id: Type.Integer(),
    categoryId: Type.Integer(),
    name: Type.String(),
    formerNames,
  },
  { title: 'Subcategory' },
);

export const LanguageWire = Type.Object(
  { id: Type.Integer(), name: Type.String(), displayName: Type.String(), formerNames },
  { title: 'Language' },
);
