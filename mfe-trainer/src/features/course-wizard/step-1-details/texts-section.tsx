import * as limits from '@kaksha/domain/limits';
import { TextAreaField } from '@kaksha/forms/text-area-field';
import { FormSection } from '../shared/form-section';
import { GenerateTextsButton } from './generate-texts-button';
import styles from './texts-section.module.css';

const { course } = limits;

/** Section 'Course Content': description, prerequisites and objectives. */
export function TextsSection() {
  return (
    <FormSection title="Course Content" action={<GenerateTextsButton />}>
      <TextAreaField
        name="description"
        label="Description"
        className={styles.long}
        required
        rows={4}
        maxLength={course.descriptionMax}
      />
      <TextAreaField
        name="prerequisites"
        label="Prerequisites"
        className={styles.short}
        hint="One per line, or separated by commas"
        required
        rows={2}
        maxLength={course.prerequisitesMax}
      />
      <TextAreaField
        name="objectives"
        label="Objectives"
        className={styles.short}
        hint="What learners can do afterwards; one per line, or separated by commas"
        required
        rows={2}
        maxLength={course.objectivesMax}
      />
    </FormSection>
  );
}
