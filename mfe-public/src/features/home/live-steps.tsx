import { refundTexts } from '@kaksha/domain/refunds';
import styles from './live-steps.module.css';

const steps = [
  {
    when: 'Today',
    title: 'Pick a batch',
    text: 'See the days, the time in your own zone and the full fee before you sign in.',
  },
  {
    when: 'Day 1',
    title: 'Meet the room',
    text: 'Join from your dashboard. The trainer knows your name and why you came.',
  },
  { when: refundTexts.period, title: 'Change your mind', text: refundTexts.condition },
  { when: 'Last week', title: 'Finish together', text: 'Show the project you built. Keep the notes and the people.' },
];

/** The steps of a live course on a timeline. */
export function LiveSteps() {
  return (
    <section aria-labelledby="live-steps">
      <h2 id="live-steps">What a live course looks like</h2>
      <ol className={styles.steps}>
        {steps.map(({ when, title, text }) => (
          <li key={when} className={styles.step}>
            <p className={`meta ${styles.when}`}>{when}</p>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
