import { type WizardStep, wizardSteps } from '@kaksha/domain/course-progress';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import styles from './stepper.module.css';
import { stepAfter, stepNames, stepNumber } from './steps';

export interface StepperProps {
  current: WizardStep;
  done: Readonly<Record<WizardStep, boolean>>;
  onStep: (step: WizardStep) => void;
}

/** Where the person is in the wizard, and the way to every step that they may go to. On a phone it is a bar. */
export function Stepper({ current, done, onStep }: StepperProps) {
  const number = stepNumber(current);
  const filled = (number - 1) / (wizardSteps.length - 1);
  return (
    <nav className={styles.stepper} aria-label="Course steps">
      {/* The list says the same, with names. */}
      <p className={styles.line} aria-hidden="true">
        <span className={styles.here}>{`${number} ${stepNames[current]}`}</span>
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
                  <span className={styles.mark} aria-hidden="true">
                    {done[step] && !isCurrent ? <Check strokeWidth={2.4} /> : index + 1}
                  </span>
                  <span className={styles.name}>
                    {stepNames[step]}
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
