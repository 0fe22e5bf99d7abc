import * as limits from '@kaksha/domain/limits';
import { TextField } from '@kaksha/forms/text-field';
import { FormSection } from '../shared/form-section';
import { CategoryFields } from './category-fields';
import { ThumbnailField } from './thumbnail/thumbnail-field';

export function BasicSection() {
  return (
    <FormSection title="Basic Information">
      <TextField name="name" label="Course name" required maxLength={limits.course.nameMax} autoComplete="off" />
      <CategoryFields />
      <ThumbnailField />
    </FormSection>
  );
}
