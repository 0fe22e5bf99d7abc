import { saveLearningGoal } from '@kaksha/api-client/profile';
import { useHost } from '@kaksha/contract/host-context';
import { useUnsavedWork } from '@kaksha/contract/unsaved';
import { formatDate } from '@kaksha/domain/dates';
import * as limits from '@kaksha/domain/limits';
import type { LearningGoal } from '@kaksha/domain/profile';
import { type LearningGoalForm, learningGoalRules } from '@kaksha/domain/profile-rules';
import { Form } from '@kaksha/forms/form';
import { NumberField } from '@kaksha/forms/number-field';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextField } from '@kaksha/forms/text-field';
import { resetAfterSave, useLoadedValues } from '@kaksha/forms/unsaved-values';
import { applyTo, comparedFields, textOf, useConflict, useEdited } from '@kaksha/forms/use-conflict';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { useLearnerStore } from '../../store/store-context';
import styles from './profile-page.module.css';

/** Hours as text, because the field may be empty. */
interface GoalValues extends Omit<LearningGoalForm, 'hoursPerWeek'> {
  hoursPerWeek: string;
}

const formOf = ({ hoursPerWeek, ...rest }: GoalValues): LearningGoalForm => ({
  ...rest,
  hoursPerWeek: hoursPerWeek.trim() === '' ? null : Number(hoursPerWeek),
});
const valuesOf = ({ goal, hoursPerWeek, targetDate }: LearningGoal): GoalValues => ({
  goal,
  hoursPerWeek: hoursPerWeek === null ? '' : String(hoursPerWeek),
  targetDate: targetDate ?? '',
});

const comparedGoal = comparedFields<GoalValues>(
  { goal: 'Learning goal', hoursPerWeek: 'Hours a week', targetDate: 'Until' },
  { targetDate: (day) => (day ? formatDate(day) : textOf(day)) },
);

/** Learning goal, hours a week and target date. */
export function GoalForm({ goal }: { goal: LearningGoal }) {
  const host = useHost();
  const store = useLearnerStore();
  const form = useYupForm(learningGoalRules, valuesOf(goal), { read: formOf });
  useLoadedValues(form, valuesOf(goal));
  const { isDirty } = form.formState;
  const { release } = useUnsavedWork(isDirty ? 'Your learning goal is not saved yet.' : null);
  const conflict = useConflict<GoalValues, LearningGoal>({
    record: 'goal',
    edited: useEdited({ version: goal.version, values: valuesOf(goal) }, isDirty),
    fields: comparedGoal,
    valuesOf,
    apply: applyTo(form),
  });
  const save = async (values: GoalValues) => {
    let sent = values;
    const saved = await conflict.save(values, (choice, version) => {
      sent = choice;
      return saveLearningGoal(host.http, formOf(choice), version);
    });
    if (!saved) return;
    if (resetAfterSave(form, sent, valuesOf(saved))) release();
    store.goal.put(saved);
    host.notify.success('Learning goal saved');
  };
  return (
    <Form form={form} onSubmit={save} aria-label="Learning goal" className={`stack gap-5 top card ${styles.card}`}>
      <h2>Learning goal</h2>
      <TextField name="goal" label="Learning goal" required maxLength={limits.profile.goalMax} />
      <div className="stack gap-5 top pair">
        <NumberField name="hoursPerWeek" label="Hours a week" min={1} max={limits.profile.hoursMax} step={1} />
        <TextField name="targetDate" label="Until" type="date" />
      </div>
      <div className={`cluster gap-3 gap-x-4 middle ${styles.actions}`}>
        <SubmitButton variant="ink">Save goal</SubmitButton>
      </div>
      {conflict.dialog}
    </Form>
  );
}
