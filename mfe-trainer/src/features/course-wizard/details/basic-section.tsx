import { limits } from '@kaksha/domain/limits';
import { TextField } from '@kaksha/forms/text-field';
import { ThumbnailField } from '../thumbnail/thumbnail-field';
import { CategoryFields } from './category-fields';
import { FormSection } from './form-section';

export function BasicSection() {
  return (
    <FormSection title="Basic Information">
      <TextField name="name" label="Course name" required maxLength={limits.course.nameMax} autoComplete="off" />
      <CategoryFields />
      <ThumbnailField />
    </FormSection>
  );
}
