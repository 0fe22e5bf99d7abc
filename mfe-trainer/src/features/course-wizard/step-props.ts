import type { AuthoredCourse } from '@kaksha/domain/authored-course';
import type { WizardStep } from '@kaksha/domain/course-progress';

/** What the wizard hands to each of its steps after the first. */
export interface StepProps {
  /** The course as it was loaded last. */
  course: AuthoredCourse;
  /** Loads the course again, after something of it was saved. Never rejects: what is shown stays. */
  reload(): Promise<void>;
  /** Says that the step is complete, loads the course again and goes on to the next step. */
  complete(): Promise<void>;
  previous(): void;
  /** Leads to a step that lacks something. */
  goTo?(step: WizardStep): void;
}
