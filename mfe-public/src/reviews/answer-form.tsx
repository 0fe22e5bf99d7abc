import { answerFeedback } from '@kaksha/api-client/feedback-changes';
import { useHost } from '@kaksha/contract/host-context';
import { trimmedText } from '@kaksha/domain/blank-text';
import type { PublicReview } from '@kaksha/domain/feedback';
import * as limits from '@kaksha/domain/limits';
import { answerRules } from '@kaksha/domain/review-rules';
import { Form } from '@kaksha/forms/form';
import { FormButton } from '@kaksha/forms/form-button';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextAreaField } from '@kaksha/forms/text-area-field';
import { resetAfterSave } from '@kaksha/forms/unsaved-values';
import { applyTo, comparedFields, useConflict, useEdited } from '@kaksha/forms/use-conflict';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import styles from './review-card.module.css';

const { answerMax } = limits.reviews;

/** Named like the API field. */
interface Values {
  answer: string;
}

const valuesOf = ({ answer }: PublicReview): Values => ({ answer: answer?.text ?? '' });
const comparedAnswer = comparedFields<Values>({ answer: 'Your answer' });

interface AnswerFormProps {
  review: PublicReview;
  onAnswered: (review: PublicReview) => void;
  onClose: () => void;
}

/** The trainer's public answer to a review; an empty text removes it. */
export function AnswerForm({ review, onAnswered, onClose }: AnswerFormProps) {
  const { http, notify } = useHost();
  const form = useYupForm(answerRules, valuesOf(review));
  const { answer } = form.watch();
  const conflict = useConflict<Values, PublicReview & { version: number }>({
    record: 'answer',
    edited: useEdited({ version: review.answerVersion, values: valuesOf(review) }, form.formState.isDirty),
    fields: comparedAnswer,
    valuesOf,
    apply: applyTo(form),
  });

  const send = async (values: Values) => {
    let sent = values;
    const saved = await conflict.save(values, (choice, version) => {
      sent = choice;
      return answerFeedback(http, review.id, trimmedText(choice.answer), version);
    });
    if (!saved) return;
    const text = trimmedText(sent.answer);
    onAnswered(saved);
    notify.success(text ? 'Your answer is public' : 'Your answer is removed');
    // Text typed during the save stays in the open form.
    if (resetAfterSave(form, sent, { answer: text })) onClose();
  };

  return (
    <Form
      form={form}
      onSubmit={send}
      aria-label={`Answer to ${review.authorName}`}
      className={`stack gap-4 ${styles.form}`}
    >
      <TextAreaField
        name="answer"
        label="Your answer"
        rows={3}
        maxLength={answerMax}
        hint="Every visitor can read it. Leave it empty to remove your answer."
        aside={`${answer.length} of ${answerMax}`}
        autoFocus
      />
      <div className="cluster gap-2">
        <SubmitButton variant="ink">Save answer</SubmitButton>
        <FormButton variant="ghost" onClick={onClose}>
          Cancel
        </FormButton>
      </div>
      {conflict.dialog}
    </Form>
  );
}
