const steps = ['Course Details', 'Timings', 'Content', 'Curriculum', 'Finish'];

/** How far a course that is not published yet has come. */
export function CourseProgress({ stage }: { stage: number }) {
  const done = steps[Math.min(stage, steps.length) - 1];
  return <p>{done ? `Saved up to step ${stage} of ${steps.length}, ${done}` : 'Not begun yet'}</p>;
}
