import type { BatchCertificates } from '@kaksha/api-client/certificates';
import { ItemBoundary } from '@kaksha/contract/host-context';
import { countText } from '@kaksha/domain/count-text';
import type { EnrolledStudent } from '@kaksha/domain/engagement';
import { Button, ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { Pagination } from '@kaksha/ui/pagination';
import { SearchBox } from '@kaksha/ui/search-box';
import { MessageCircle, Search } from 'lucide-react';
import { paginate } from '../../../list/paginate';
import { useListQuery } from '../../../list/use-list-query';
import { batchPath } from '../../../paths';
import { findLearners, hasLeft, type LearnerOfBatch } from './find-learners';
import { LearnerRow } from './learner-row';
import styles from './learners.module.css';

interface LearnerResultsProps {
  batchId: number;
  courseName: string;
  learners: readonly LearnerOfBatch[];
  certificates: BatchCertificates | null;
  /** IANA. */
  timeZone: string;
  onRefund: (student: EnrolledStudent) => void;
}

const pageSize = 50;
const columns = ['Learner', 'E-mail', 'Enrolled on', 'Paid', 'Attended', 'Certificate'];

/** A page of the learners as a table, with search and the way to write to all. On a phone each row is a block. */
export function LearnerResults({ batchId, learners, courseName, onRefund, ...row }: LearnerResultsProps) {
  const query = useListQuery(['name']);
  const found = findLearners(learners, query.text);
  const { items, page, totalPages } = paginate(found, query.page, pageSize);
  const count = countText(found.filter((learner) => !hasLeft(learner)).length, 'learner');
  return (
    <div className="stack gap-4">
      <div className="cluster gap-3 gap-x-5 middle between">
        <h2 className={styles.title}>{count}</h2>
        <p role="status" className="visually-hidden">
          {query.text.trim() && count}
        </p>
        <div className={`cluster gap-3 middle ${styles.controls}`}>
          <SearchBox
            label="Find a learner"
            name="q"
            boxSize="s"
            className={styles.search}
            value={query.text}
            onValueChange={query.setText}
          />
          <ButtonLink size="s" to={batchPath(batchId, 'messages')} icon={<MessageCircle aria-hidden="true" />}>
            Message all
          </ButtonLink>
        </div>
      </div>
      {found.length === 0 ? (
        <EmptyState
          level={3}
          title="No learner matches"
          text={`No name, e-mail or phone number here has “${query.text.trim()}” in it.`}
          tile={<Search />}
        >
          <Button onClick={() => query.setText('')}>Show all</Button>
        </EmptyState>
      ) : (
        <table className={`figures ${styles.table}`} aria-label="Learners of this batch">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((learner) => (
              <ItemBoundary key={learner.student.userId}>
                <LearnerRow
                  {...row}
                  learner={learner}
                  courseName={courseName}
                  onRefund={() => onRefund(learner.student)}
                />
              </ItemBoundary>
            ))}
          </tbody>
        </table>
      )}
      <Pagination page={page} totalPages={totalPages} hrefFor={query.hrefFor} />
    </div>
  );
}
