import { useResource } from '@kaksha/api-client/use-resource';
import { countText } from '@kaksha/domain/count-text';
import { formatCount } from '@kaksha/domain/money';
import { coursePathOf } from '@kaksha/domain/paths';
import { refundTexts } from '@kaksha/domain/refunds';
import { TextLink } from '@kaksha/ui/link';
import { Skeleton } from '@kaksha/ui/skeleton';
import { CreditCard, RotateCcw, Star } from 'lucide-react';
import type { Quote } from '../../store/public-data';
import { usePublicStore } from '../../store/store-context';
import styles from './proof.module.css';

/** Why a visitor can trust the site: words of learners, its numbers, the refund rule and the ways to pay. */
export function ProofSection() {
  const { proof } = usePublicStore();
  const { data, status } = useResource(proof);
  const quotes = data?.quotes ?? [];
  return (
    <section aria-labelledby="proof" className={styles.section}>
      <h2 id="proof">{quotes.length > 0 ? 'What learners say' : 'Before you pay'}</h2>
      {!data && status !== 'failed' && <Skeleton shape="block" className={styles.pending} />}
      {quotes.length > 0 && (
        <ul className={styles.quotes} aria-labelledby="proof">
          {quotes.map((quote) => (
            <li key={quote.course.id}>
              <QuoteCard quote={quote} />
            </li>
          ))}
        </ul>
      )}
      <Promises trainers={data?.trainers} />
    </section>
  );
}

function QuoteCard({ quote: { text, authorName, course } }: { quote: Quote }) {
  return (
    <figure className={`panel round pad-5 ${styles.quote}`}>
      <blockquote dir="auto">{text}</blockquote>
      <figcaption className="note">
        <strong dir="auto">{authorName}</strong>
        <TextLink tone="quiet" to={coursePathOf(course)} dir="auto">
          {course.name}
        </TextLink>
      </figcaption>
    </figure>
  );
}

function Promises({ trainers }: { trainers: number | undefined }) {
  const { data: categories } = useResource(usePublicStore().categories);
  const courses = categories?.reduce((sum, { courseCount }) => sum + courseCount, 0);
  const promises = [
    {
      icon: Star,
      title: courses === undefined ? 'Live courses' : `${formatCount(courses)} live courses`,
      text: `By ${trainers === undefined ? 'trainers' : countText(trainers, 'trainer')} whom you can ask before you pay.`,
    },
    { icon: RotateCcw, title: 'Change your mind', text: refundTexts.rule },
    {
      icon: CreditCard,
      title: 'Pay as you like',
      text: 'By UPI, card or netbanking, in ₹ or in $ where the trainer takes it.',
    },
  ];
  return (
    <ul className={styles.promises}>
      {promises.map(({ icon: Icon, title, text }) => (
        <li key={title} className={styles.promise}>
          <Icon aria-hidden="true" />
          <h3 className={styles.title}>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
