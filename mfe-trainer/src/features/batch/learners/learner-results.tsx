import type { BatchCertificates } from '@kaksha/api-client/certificates';
import { ItemBoundary } from '@kaksha/contract/host-context';
import { countText } from '@kaksha/domain/count-text';
import type { EnrolledStudent } from '@kaksha/domain/engagement';
import { Button, ButtonLink } from '@kaksha/ui/button';
import { Checkbox } from '@kaksha/ui/checkbox';
import { EmptyState } from '@kaksha/ui/empty-state';
import { Pagination } from '@kaksha/ui/pagination';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { SearchBox } from '@kaksha/ui/search-box';
import { TextButton } from '@kaksha/ui/text-button';
import { MessageCircle, Search } from 'lucide-react';
import { useState } from 'react';
import { paginate } from '../../../list/paginate';
import { useListQuery } from '../../../list/use-list-query';
import { batchPath } from '../../../paths';
import { findLearners, hasLeft, type LearnerOfBatch } from './find-learners';
import { LearnerRow } from './learner-row';
import styles from './learners.module.css';
import { useChosen } from './use-chosen';

const MessageDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "message-learners" */ './message-dialog')).MessageDialog,
);

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

/** A page of the learners as a table, with search and the ways to write to all and to chosen ones. On a phone each row is a block. */
export function LearnerResults({ batchId, learners, courseName, onRefund, ...row }: LearnerResultsProps) {
  const query = useListQuery(['name']);
  const found = findLearners(learners, query.text);
  const { items, page, totalPages } = paginate(found, query.page, pageSize);
  const present = found.filter((learner) => !hasLeft(learner)).map(({ student }) => student);
  const count = countText(present.length, 'learner');
  const foundIds = present.map(({ userId }) => userId);
  const { chosen, set, clear } = useChosen(
    learners.filter((learner) => !hasLeft(learner)).map(({ student }) => student.userId),
  );
  const [writingTo, setWritingTo] = useState<readonly number[] | null>(null);
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
      {foundIds.length > 0 && (
        <div className={`cluster gap-2 gap-x-4 middle ${styles.chosen}`}>
          <Checkbox
            label={query.text.trim() ? 'Choose all found' : 'Choose all'}
            checked={foundIds.every((id) => chosen.includes(id))}
            onChange={({ target }) => set(foundIds, target.checked)}
          />
          <p role="status" className="note">
            {chosen.length > 0 && `${countText(chosen.length, 'learner')} chosen`}
          </p>
          {chosen.length > 0 && (
            <>
              <Button size="s" variant="ink" onClick={() => setWritingTo(chosen)}>
                {`Message ${countText(chosen.length, 'learner')}`}
              </Button>
              <TextButton onClick={clear}>Clear</TextButton>
            </>
          )}
        </div>
      )}
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
              <th scope="col">
                <span className="visually-hidden">Choose</span>
              </th>
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
                  isChosen={chosen.includes(learner.student.userId)}
                  onChoose={(isChosen) => set([learner.student.userId], isChosen)}
                  onMessage={() => setWritingTo([learner.student.userId])}
                  onRefund={() => onRefund(learner.student)}
                />
              </ItemBoundary>
            ))}
          </tbody>
        </table>
      )}
      <Pagination page={page} totalPages={totalPages} hrefFor={query.hrefFor} />
      {writingTo && (
        <MessageDialog
          batchId={batchId}
          learners={learners.map(({ student }) => student).filter(({ userId }) => writingTo.includes(userId))}
          onSent={clear}
          onClose={() => setWritingTo(null)}
        />
      )}
    </div>
  );
}
