import { idle } from '@kaksha/api-client/resource';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { loadCategories, loadSubcategories } from '../../../store/authored-course';
import { useTrainerState, useTrainerStore } from '../../../store/store-context';
import { FieldPair } from '../shared/form-section';
import type { DetailsValues } from './details-values';
import { ResourceSelectField } from './resource-select-field';

/** Category and subcategory. Changing the category clears the subcategory. */
export function CategoryFields() {
  const store = useTrainerStore();
  const { setValue } = useFormContext<DetailsValues>();
  const categoryId = Number(useWatch<DetailsValues, 'categoryId'>({ name: 'categoryId' }));
  const categories = useTrainerState(({ wizard }) => wizard.categories);
  const subcategories = useTrainerState(({ wizard }) => wizard.subcategories[categoryId] ?? idle);
  useEffect(() => {
    if (categoryId) void loadSubcategories(store, categoryId);
  }, [store, categoryId]);

  const named = categories.data?.map(({ id, displayName }) => ({ id, name: displayName })) ?? null;
  return (
    <FieldPair>
      <ResourceSelectField
        name="categoryId"
        label="Category"
        required
        list={{ ...categories, data: named }}
        plural="categories"
        placeholder="Choose a category"
        onRetry={() => void loadCategories(store)}
        onChoose={() => setValue('subcategoryId', '')}
      />
      <ResourceSelectField
        name="subcategoryId"
        label="Subcategory"
        list={subcategories}
        plural="subcategories"
        placeholder={categoryId ? 'Choose a subcategory' : 'Choose a category first'}
        disabled={!categoryId}
        onRetry={() => void loadSubcategories(store, categoryId)}
      />
    </FieldPair>
  );
}
