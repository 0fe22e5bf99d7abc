import { formatDate } from '@kaksha/domain/dates';
import type { ListedTrainer } from '@kaksha/domain/trainer-verification';
import { Badge } from '@kaksha/ui/badge';
import { TextLink } from '@kaksha/ui/link';
import { useMomentText } from '../../use-moment-text';
import styles from './trainers.module.css';
import { standings, trainersPath } from './trainers-view';

/** One line for each trainer. */
export function TrainerTable({ trainers }: { trainers: readonly ListedTrainer[] }) {
  const momentText = useMomentText();
  return (
    <section className={styles.scroll} aria-label="Trainers" tabIndex={-1}>
      <table className={`table ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">Trainer</th>
            <th scope="col">Verification</th>
            <th scope="col">Until</th>
            <th scope="col">Requested</th>
            <th scope="col">Courses</th>
          </tr>
        </thead>
        <tbody>
          {trainers.map(({ id, kind, name, email, standing, verifiedUntil, requestedAt, courseCount }) => (
            <tr key={id}>
              <th scope="row">
                <TextLink to={`${trainersPath}/${id}`} dir="auto">
                  {name}
                </TextLink>
                <span className={styles.email}>{kind === 'institute' ? `Institute, ${email}` : email}</span>
              </th>
              <td>
                <Badge tone={standings[standing].tone}>{standings[standing].label}</Badge>
              </td>
              <td>{verifiedUntil ? formatDate(verifiedUntil) : '–'}</td>
              <td>{requestedAt ? momentText(requestedAt) : '–'}</td>
              <td>{courseCount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
