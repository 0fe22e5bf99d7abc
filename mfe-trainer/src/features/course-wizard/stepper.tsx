import { stepNumber, type WizardStep, wizardSteps } from '@kaksha/domain/course-progress';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import styles from './stepper.module.css';
import { stepAfter, stepNames } from './steps';

export interface StepperProps {
  current: WizardStep;
  done: Readonly<Record<WizardStep, boolean>>;
  onStep: (step: WizardStep) => void;
}

/** Shows the current step and links to the steps that are done. On a phone it is a progress bar. */
export function Stepper({ current, done, onStep }: StepperProps) {
  const number = stepNumber(current);
  const filled = (number - 1) / (wizardSteps.length - 1);
  return (
    <nav className={styles.stepper} aria-label="Course steps">
      {/* Hidden from screen readers: the list below has the same content. */}
      <p className={`row gap-3 between note ${styles.summary}`} aria-hidden="true">
        <span className={styles.currentName}>{`${number} ${stepNames[current]}`}</span>
        {current !== 'finish' && <span>{`Next: ${stepNames[stepAfter(current)]}`}</span>}
      </p>
      <div className={styles.track}>
        <div
          className={styles.progress}
          role="progressbar"
          aria-label="Progress"
          aria-valuenow={filled * 100}
          aria-valuetext={`Step ${number} of ${wizardSteps.length}`}
        >
          <span className={styles.fill} style={{ inlineSize: `${filled * 100}%` }} />
        </div>
        <ol className={styles.steps}>
          {wizardSteps.map((step, index) => {
            const isCurrent = step === current;
            return (
              <li key={step} className={styles.step}>
                <button
                  type="button"
                  className={clsx(styles.button, done[step] && styles.done, isCurrent && styles.current)}
                  aria-current={isCurrent ? 'step' : undefined}
                  disabled={index + 1 > number && !done[step]}
                  onClick={() => onStep(step)}
                >
                  <span className={styles.circle} aria-hidden="true">
                    {done[step] && !isCurrent ? <Check strokeWidth={2.4} /> : index + 1}
                  </span>
                  <span className={styles.name}>
                    <span>{stepNames[step]}</span>
                    {done[step] && <span className="visually-hidden">, completed</span>}
                  </span>
                </button>
              </li>
            );
          })}
        </ol>
      </div>
    </nav>
  );
}
