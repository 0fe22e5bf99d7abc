import { Globe, GraduationCap, Presentation, Radio } from 'lucide-react';
import styles from './vision.module.css';

const goals = [
  { icon: Presentation, text: 'Empower trainers and institutes' },
  { icon: GraduationCap, text: 'Enable learners and professionals' },
  { icon: Globe, text: 'Bridge global learning gaps' },
  { icon: Radio, text: 'Promote live, interactive learning' },
];

export function Vision() {
  return (
    <div className={styles.grid}>
      <section aria-labelledby="vision">
        <h2 id="vision" className={`meta ${styles.label}`}>
          Our vision
        </h2>
        <p className={styles.vision}>To be the leading live learning ecosystem.</p>
      </section>
      <section aria-labelledby="mission">
        <h2 id="mission" className={`meta ${styles.label}`}>
          Our mission
        </h2>
        <ul className={styles.goals}>
          {goals.map(({ icon: Icon, text }) => (
            <li key={text} className={`row gap-4 middle ${styles.goal}`}>
              <Icon aria-hidden="true" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
