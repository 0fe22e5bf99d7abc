import { usePage } from '@kaksha/contract/page';
import { Skeleton } from '@kaksha/ui/skeleton';
import layout from './wizard.module.css';
import styles from './wizard-skeleton.module.css';

const fields = ['name', 'category', 'thumbnail', 'mode', 'fee'];

/** Placeholder with the wizard's layout while the course loads. */
export function WizardSkeleton() {
  usePage({ title: 'Course', noindex: true });
  return (
    <div className={`content ${layout.page} ${layout.wide}`}>
      <p role="status" className="visually-hidden">
        The course is loading
      </p>
      <Skeleton shape="block" className={styles.stepper} />
      <div className={`stack gap-5 top ${layout.body}`}>
        <div className="stack gap-5">
          <Skeleton shape="block" className={styles.title} />
          <Skeleton className={styles.text} />
          {fields.map((field) => (
            <Skeleton key={field} shape="block" className={styles.field} />
          ))}
        </div>
      </div>
    </div>
  );
}
