import { weeksOf } from '@kaksha/domain/batches';
import type { Batch, CourseDetails, CourseModule } from '@kaksha/domain/catalogue';
import { Accordion, Disclosure } from '@kaksha/ui/disclosure';
import { SectionHeading } from '@kaksha/ui/section-heading';
import { TagList } from '@kaksha/ui/tag-list';
import { batchTotals } from './batch-totals';
import styles from './curriculum-section.module.css';

interface CurriculumSectionProps {
  course: CourseDetails;
  /** The chosen batch; it sets the course's length. */
  batch: Batch | null;
}

export function CurriculumSection({ course: { modules }, batch }: CurriculumSectionProps) {
  if (modules.length === 0) return null;
  const weeks = batch && weeksOf(batch);
  const hours = batch && batchTotals(batch)?.hours;
  const length = [modules.length === 1 ? '1 module' : `${modules.length} modules`, hours && `${hours} together`];
  return (
    <section aria-labelledby="curriculum">
      <SectionHeading
        id="curriculum"
        title="Curriculum"
        text={`${length.filter(Boolean).join(', ')}.${weeks ? ' Weeks are an estimate, at an even pace.' : ''}`}
      />
      <Accordion className={styles.modules}>
        {modules.map((module, index) => (
          <Disclosure
            key={module.id}
            number={index + 1}
            title={module.name}
            aside={weeks ? `Week ${weekOf(index, modules.length, weeks)}` : undefined}
            defaultOpen={index === 0}
          >
            <ModuleDetails module={module} />
          </Disclosure>
        ))}
      </Accordion>
    </section>
  );
}

/** The week in which a module starts when all modules are equally long. */
function weekOf(index: number, modules: number, weeks: number): number {
  return Math.floor((index * weeks) / modules) + 1;
}

function ModuleDetails({ module: { topics, handsOn, skills } }: { module: CourseModule }) {
  return (
    <div className={styles.details}>
      {topics.length > 0 && <BulletList title="Topics" items={topics} />}
      <div className={styles.side}>
        {handsOn.length > 0 && <BulletList title="Hands-on practice" items={handsOn} />}
        {skills.length > 0 && (
          <div>
            <h4 className={styles.title}>Skills</h4>
            <TagList items={skills} />
          </div>
        )}
      </div>
    </div>
  );
}

function BulletList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h4 className={styles.title}>{title}</h4>
      <ul className={`stack gap-1 ${styles.list}`}>
        {items.map((item) => (
          <li key={item}>
            <span dir="auto">{item}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
