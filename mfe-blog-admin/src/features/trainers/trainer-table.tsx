import { countText } from '@kaksha/domain/count-text';
import { formatDate } from '@kaksha/domain/dates';
import type { ListedTrainer } from '@kaksha/domain/trainer-verification';
import { Badge } from '@kaksha/ui/badge';
import { TextLink } from '@kaksha/ui/link';
import table from '../../layout/record-table.module.css';
import { useMomentText } from '../../use-moment-text';
import { standings, trainersPath } from './trainers-view';

/** One line for each trainer. */
export function TrainerTable({ trainers }: { trainers: readonly ListedTrainer[] }) {
  const momentText = useMomentText();
  return (
    <table className={`figures ${table.table}`} aria-label="Trainers">
      <thead>
        <tr>
          <th scope="col">Trainer</th>
          <th scope="col">Verification</th>
          <th scope="col">Ends</th>
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
              <span className={table.second}>{kind === 'institute' ? `Institute, ${email}` : email}</span>
            </th>
            <td>
              <Badge tone={standings[standing].tone}>{standings[standing].label}</Badge>
            </td>
            <td className={table.short}>{verifiedUntil && `Until ${formatDate(verifiedUntil)}`}</td>
            <td className={table.short}>{requestedAt && momentText(requestedAt)}</td>
            <td className={table.short}>{countText(courseCount, 'course')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
