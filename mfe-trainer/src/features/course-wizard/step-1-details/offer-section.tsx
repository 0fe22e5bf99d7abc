import { useResource } from '@kaksha/api-client/use-resource';
import { deliveryModes, difficultyLevels } from '@kaksha/domain/catalogue';
import * as limits from '@kaksha/domain/limits';
import { CheckboxField } from '@kaksha/forms/checkbox-field';
import { NumberField } from '@kaksha/forms/number-field';
import { SegmentedField } from '@kaksha/forms/segmented-field';
import { SelectField } from '@kaksha/forms/select-field';
import { TextField } from '@kaksha/forms/text-field';
import { useTrainerStore } from '../../../store/store-context';
import { FieldPair, FormSection } from '../shared/form-section';
import { FeeNote } from './fee-note';
import { ResourceSelectField } from './resource-select-field';

const levels = difficultyLevels.map((level) => ({ value: level, label: level }));
/** Placeholder of the fee fields. */
const exampleFee = '7';

/** Section 'Course Details': mode, language, difficulty, fees, discount and video. */
export function OfferSection() {
  const store = useTrainerStore();
  const languages = useResource(store.languages);
  const named = languages.data?.map(({ id, displayName }) => ({ id, name: displayName })) ?? null;
  return (
    <FormSection title="Course Details">
      <FieldPair>
        <SelectField name="mode" label="Mode" required placeholder="Choose a mode">
          {deliveryModes.map((mode) => (
            <option key={mode} value={mode}>
              {mode}
            </option>
          ))}
        </SelectField>
        <ResourceSelectField
          name="languageId"
          label="Language"
          required
          list={{ ...languages, data: named }}
          plural="languages"
          placeholder="Choose a language"
          onRetry={() => void store.languages.load()}
        />
      </FieldPair>
      <SegmentedField name="difficulty" label="Difficulty level" required options={levels} />
      <FieldPair>
        <NumberField
          name="feeInr"
          label="Fee in ₹"
          hint="Leave empty for Price on request, 0 for Free"
          min={0}
          step={0.01}
          placeholder={exampleFee}
        />
        <NumberField name="feeUsd" label="Fee in $" min={0} step={0.01} placeholder={exampleFee} />
      </FieldPair>
      <FeeNote />
      <FieldPair>
        <NumberField name="discount" label="Discount, %" min={0} max={100} step={0.01} />
        <TextField
          name="videoUrl"
          label="Video link"
          type="url"
          inputMode="url"
          placeholder="https://"
          maxLength={limits.course.linkMax}
        />
      </FieldPair>
      <CheckboxField
        name="isDemo"
        label="This is a demo course"
        hint="A taste of how you teach, before people take the whole course"
      />
    </FormSection>
  );
}
