import type { ContentType, CourseDetails } from '@kaksha/domain/catalogue';
import { SectionHeading } from '@kaksha/ui/section-heading';
import { TagList } from '@kaksha/ui/tag-list';
import { Check } from 'lucide-react';
import styles from './contents-section.module.css';

/** Learners' order of interest; the content types that every course must have come first. */
const order: readonly ContentType[] = [
  'Skill Measure/syllabus',
  'Covering Tools',
  'Offered Job Role',
  'Training Project Description',
  'Salient Features',
  'Benefits',
  'Bonus Topics',
  'Audience Profile',
  'PreRequisites/Requirement',
];

/** The course's contents: the syllabus numbered and full width, tools as tags, the rest as check lists. */
export function ContentsSection({ course }: { course: CourseDetails }) {
  const contents = course.contents
    .filter(({ live, items }) => live && items.length > 0)
    .sort((one, other) => order.indexOf(one.type) - order.indexOf(other.type));
  if (contents.length === 0) return null;
  return (
    <section aria-labelledby="contents">
      <SectionHeading id="contents" title="Contents" text="What you will be able to do, and with which tools." />
      <div className={styles.grid}>
        {contents.map(({ id, type, items }) => (
          <div key={id} className={type === 'Skill Measure/syllabus' ? styles.wide : undefined}>
            <h3 className={styles.title}>{type}</h3>
            <ContentItems type={type} items={items} />
          </div>
        ))}
      </div>
    </section>
  );
}

function ContentItems({ type, items }: { type: ContentType; items: readonly string[] }) {
  if (type === 'Covering Tools') return <TagList className={styles.tools} items={items} />;
  if (type === 'Skill Measure/syllabus') {
    return (
      <ol className={styles.syllabus}>
        {items.map((item) => (
          <li key={item}>
            <span dir="auto">{item}</span>
          </li>
        ))}
      </ol>
    );
  }
  return (
    <ul className={styles.checks}>
      {items.map((item) => (
        <li key={item}>
          <Check aria-hidden="true" />
          <span dir="auto">{item}</span>
        </li>
      ))}
    </ul>
  );
}
