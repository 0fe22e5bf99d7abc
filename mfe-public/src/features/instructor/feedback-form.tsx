import { deleteFeedback, type GivenReview, giveFeedback } from '@kaksha/api-client/feedback-changes';
import { useAction } from '@kaksha/api-client/use-action';
import { useHost } from '@kaksha/contract/host-context';
import { countText } from '@kaksha/domain/count-text';
import type { RateableCourse } from '@kaksha/domain/feedback';
import * as limits from '@kaksha/domain/limits';
import { feedbackRules } from '@kaksha/domain/review-rules';
import { Form } from '@kaksha/forms/form';
import { StarField } from '@kaksha/forms/star-field';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextAreaField } from '@kaksha/forms/text-area-field';
import { resetAfterSave } from '@kaksha/forms/unsaved-values';
import { applyTo, comparedFields, useConflict, useEdited } from '@kaksha/forms/use-conflict';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { Button } from '@kaksha/ui/button';
import { useEffect } from 'react';
import { usePublicStore } from '../../store/store-context';
import { reloadFeedback } from './load-instructor-page';

/** Named like the API fields, so that field errors of the server match. */
export interface FeedbackValues {
  rating: number;
  comment: string;
}

const { feedbackMax } = limits;

const valuesOf = ({ stars, text }: GivenReview): FeedbackValues => ({ rating: stars, comment: text });
const comparedReview = comparedFields<FeedbackValues>(
  { rating: 'Rating', comment: 'Comment' },
  { rating: (rating) => countText(rating, 'star') },
);

interface FeedbackFormProps {
  course: RateableCourse;
  trainerId: number;
  /** Unsent input for this course. */
  typed: FeedbackValues | null;
  /** Null when there is no unsent input. */
  onTyped: (values: FeedbackValues | null) => void;
}

/** Rating and comment for one course; sending again replaces the earlier feedback. */
export function FeedbackForm({ course, trainerId, typed, onTyped }: FeedbackFormProps) {
  const store = usePublicStore();
  const { http, notify } = useHost();
  const given = course.feedback;
  const stored = given ? valuesOf(given) : { rating: 0, comment: '' };
  const form = useYupForm<FeedbackValues>(feedbackRules, typed ?? stored);
  const { rating, comment } = form.watch();
  const conflict = useConflict<FeedbackValues, Required<GivenReview>>({
    record: 'review',
    edited: useEdited({ version: course.version, values: stored }, form.formState.isDirty || typed !== null),
    fields: comparedReview,
    valuesOf,
    apply: applyTo(form),
  });
  const { busy: deleting, run } = useAction();
  const { isDirty } = form.formState;
  useEffect(() => {
    if (isDirty) onTyped({ rating, comment });
  });

  const send = async (values: FeedbackValues) => {
    let sent = values;
    const saved = await conflict.save(values, (choice, version) => {
      sent = choice;
      const { rating: stars, comment } = choice;
      return giveFeedback(http, { trainerId, courseId: course.courseId, stars, text: comment.trim(), version });
    });
    if (!saved) return;
    if (resetAfterSave(form, sent, sent)) onTyped(null);
    notify.success(given ? 'Your feedback is changed' : 'Thank you for your feedback');
    await reloadFeedback(store, trainerId);
  };

  const remove = (id: number): Promise<unknown> =>
    run(
      async () => {
        await deleteFeedback(http, id);
        onTyped(null);
        notify.success('Your feedback is deleted');
        await reloadFeedback(store, trainerId);
      },
      { failed: 'Your feedback was not deleted', retry: () => remove(id) },
    );

  return (
    <Form form={form} onSubmit={send} aria-label={`Feedback on ${course.courseName}`} className="stack gap-4">
      <StarField name="rating" label="Rating" />
      <TextAreaField
        name="comment"
        label="Comment"
        rows={4}
        maxLength={feedbackMax}
        hint="What should others know? Your name stands beside it."
        aside={`${comment.length} of ${feedbackMax}`}
      />
      <div className="cluster gap-2">
        <SubmitButton variant="ink">{given ? 'Change feedback' : 'Send feedback'}</SubmitButton>
        {given && (
          <Button variant="ghost" danger busy={deleting} onClick={() => void remove(given.id)}>
            Delete
          </Button>
        )}
      </div>
      {conflict.dialog}
    </Form>
  );
}
