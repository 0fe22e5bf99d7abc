import { useResource } from '@kaksha/api-client/use-resource';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTrainerStore } from '../../../store/store-context';
import { FieldPair } from '../shared/form-section';
import type { DetailsValues } from './details-values';
import { ResourceSelectField } from './resource-select-field';

/** Category and subcategory. Changing the category clears the subcategory. */
export function CategoryFields() {
  const store = useTrainerStore();
  const { setValue } = useFormContext<DetailsValues>();
  const categoryId = Number(useWatch<DetailsValues, 'categoryId'>({ name: 'categoryId' }));
  const categories = useResource(store.categories);
  const subcategories = useResource(store.subcategories, categoryId);
  useEffect(() => {
    if (categoryId) void store.subcategories.load(categoryId);
  }, [store, categoryId]);

  const named = categories.data?.map(({ id, displayName }) => ({ id, name: displayName })) ?? null;
  return (
    <FieldPair>
      <ResourceSelectField
        name="categoryId"
        label="Category"
        hint="Publishing needs a category"
        list={{ ...categories, data: named }}
        plural="categories"
        placeholder="Choose a category"
        onRetry={() => void store.categories.load()}
        onChoose={() => setValue('subcategoryId', '')}
      />
      <ResourceSelectField
        name="subcategoryId"
        label="Subcategory"
        list={subcategories}
        plural="subcategories"
        placeholder={categoryId ? 'Choose a subcategory' : 'Choose a category first'}
        disabled={!categoryId}
        onRetry={() => void store.subcategories.load(categoryId)}
      />
    </FieldPair>
  );
}
