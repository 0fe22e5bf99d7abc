import type { WizardStep } from '@kaksha/domain/course-progress';
import { ContentsStep } from './contents/contents-step';
import { CurriculumStep } from './curriculum/curriculum-step';
import type { StepProps } from './step-props';
import { TimingsStep } from './timings/timings-step';

/** One of the steps in which the parts of a course are collected. */
export function PartStep({ step, ...props }: StepProps & { step: Exclude<WizardStep, 'details' | 'finish'> }) {
  if (step === 'timings') return <TimingsStep {...props} />;
  return step === 'contents' ? <ContentsStep {...props} /> : <CurriculumStep {...props} />;
}
