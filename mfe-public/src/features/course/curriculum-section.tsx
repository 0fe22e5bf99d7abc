import { weeksOf } from '@kaksha/domain/batches';
import type { Batch, CourseDetails, CourseModule } from '@kaksha/domain/catalogue';
import { contentTitles } from '@kaksha/domain/content-titles';
import { countText } from '@kaksha/domain/count-text';
import { Accordion, Disclosure } from '@kaksha/ui/disclosure';
import { SectionHeading } from '@kaksha/ui/section-heading';
import { TagList } from '@kaksha/ui/tag-list';
import { batchTotals } from './batch-totals';
import { curriculumOf } from './curriculum';
import styles from './curriculum-section.module.css';
import { Outcomes } from './outcomes';

interface CurriculumSectionProps {
  course: CourseDetails;
  /** The chosen batch; it sets the course's length. */
  batch: Batch | null;
}

/** What the course teaches: its outcomes, its modules and the rest of its contents, folded. */
export function CurriculumSection({ course, batch }: CurriculumSectionProps) {
  const { modules } = course;
  const { outcomes, tools, extras, fit } = curriculumOf(course);
  const weeks = batch && weeksOf(batch);
  const hours = batch && batchTotals(batch)?.hours;
  const length = [modules.length > 0 && countText(modules.length, 'module'), hours && `${hours} together`];
  const sentences = [
    length.filter(Boolean).join(', '),
    weeks && modules.length > 0 && 'Weeks are an estimate, at an even pace',
  ].filter(Boolean);
  return (
    <section aria-labelledby="curriculum" className={styles.section}>
      <SectionHeading id="curriculum" title="Curriculum" text={sentences.map((text) => `${text}.`).join(' ')} />
      {outcomes.length > 0 && (
        <div>
          <h3 className={styles.part}>{contentTitles['Skill Measure/syllabus']}</h3>
          <Outcomes items={outcomes} />
        </div>
      )}
      {modules.length + extras.length > 0 && (
        <Accordion>
          {modules.map((module, index) => (
            <Disclosure
              key={module.id}
              number={index + 1}
              title={module.name}
              aside={weeks ? `Week ${weekOf(index, modules.length, weeks)}` : undefined}
            >
              <ModuleDetails module={module} />
            </Disclosure>
          ))}
          {extras.map(({ title, items }) => (
            <Disclosure key={title} title={title}>
              <BulletList items={items} />
            </Disclosure>
          ))}
        </Accordion>
      )}
      {tools.length > 0 && (
        <div>
          <h3 className={styles.part}>{contentTitles['Covering Tools']}</h3>
          <TagList items={tools} />
        </div>
      )}
      {fit.length > 0 && (
        <div className={styles.fit}>
          {fit.map(({ title, items }) => (
            <div key={title}>
              <h3 className={styles.part}>{title}</h3>
              <BulletList items={items} />
            </div>
          ))}
        </div>
      )}
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

function BulletList({ title, items }: { title?: string; items: readonly string[] }) {
  return (
    <div>
      {title && <h4 className={styles.title}>{title}</h4>}
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
