import type { OfferedCourse } from '@kaksha/api-client/trainer-settings';
import type { Currency } from '@kaksha/domain/catalogue';
import { currencySign, isUnpayable } from '@kaksha/domain/money';
import { Banner } from '@kaksha/ui/banner';
import { TextLink } from '@kaksha/ui/link';
import { editCoursePath } from '../../paths';
import styles from './pricing-form.module.css';

interface UnpayableCoursesProps {
  courses: readonly OfferedCourse[];
  accepted: readonly Currency[];
}

/** Names the published courses that cannot be bought in the chosen currencies, and leads to their fees. */
export function UnpayableCourses({ courses, accepted }: UnpayableCoursesProps) {
  const unpayable = courses.filter(({ fees }) => isUnpayable({ ...fees, accepted }));
  if (accepted.length === 0 || unpayable.length === 0) return null;
  const [first, ...others] = unpayable;
  const missing = accepted.map(currencySign).join(' or ');
  return (
    <Banner tone="saffron" role="status">
      <p>{`Learners cannot buy ${others.length === 0 ? `“${first?.name}”` : `these ${unpayable.length} courses`}, because ${others.length === 0 ? 'it has' : 'they have'} no fee in ${missing}. They can only enquire until you add one.`}</p>
      <ul className={`stack gap-2 ${styles.unpayable}`}>
        {unpayable.map(({ id, name }) => (
          <li key={id}>
            <TextLink tone="prose" to={editCoursePath(id, 1)}>
              {`Add a fee in ${missing}: ${name}`}
            </TextLink>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
