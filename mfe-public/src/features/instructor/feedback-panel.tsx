import type { RateableCourse } from '@kaksha/domain/feedback';
import { Field, Select } from '@kaksha/ui/field';
import { useRef, useState } from 'react';
import { FeedbackForm, type FeedbackValues } from './feedback-form';
import styles from './feedback-form.module.css';
import { refusalText } from './refusal-text';

interface FeedbackPanelProps {
  /** The courses the user enrolled in; at least one. */
  courses: readonly RateableCourse[];
  trainerId: number;
  trainerName: string;
}

/** Selects the course and shows its feedback form. */
export function FeedbackPanel({ courses, trainerId, trainerName }: FeedbackPanelProps) {
  const [courseId, setCourseId] = useState<number | null>(null);
  /** Unsent input by course, so that switching courses loses nothing. */
  const typed = useRef(new Map<number, FeedbackValues>());
  const course =
    courses.find((one) => one.courseId === courseId) ??
    courses.find(isNew) ??
    courses.find((one) => !one.refusal) ??
    courses[0];
  if (!course) return null;
  return (
    <section aria-labelledby="own-feedback" className={`stack gap-4 panel round pad-5 ${styles.panel}`}>
      <h3 id="own-feedback">{course.feedback ? 'Your feedback' : `How was it with ${trainerName}?`}</h3>
      {courses.length > 1 ? (
        <Field label="Course">
          <Select value={course.courseId} onChange={({ target }) => setCourseId(Number(target.value))}>
            {courses.map((one) => (
              <option key={one.courseId} value={one.courseId} dir="auto">
                {one.courseName}
              </option>
            ))}
          </Select>
        </Field>
      ) : (
        <p>
          <span dir="auto">{course.courseName}</span>
        </p>
      )}
      {course.refusal ? (
        <p className={styles.refusal}>{refusalText(course.refusal, course.opensAt)}</p>
      ) : (
        <FeedbackForm
          key={`${course.courseId}/${course.feedback?.id ?? 'new'}`}
          course={course}
          trainerId={trainerId}
          typed={typed.current.get(course.courseId) ?? null}
          onTyped={(values) => {
            if (values) typed.current.set(course.courseId, values);
            else typed.current.delete(course.courseId);
          }}
        />
      )}
    </section>
  );
}

const isNew = ({ feedback, refusal }: RateableCourse) => feedback === null && refusal === null;
