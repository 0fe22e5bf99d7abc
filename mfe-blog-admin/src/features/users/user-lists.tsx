import type { UserRecord } from '@kaksha/api-client/users';
import { courseReportLabels, courseReportReasons } from '@kaksha/domain/course-reports';
import { deviceName } from '@kaksha/domain/device-name';
import { reportReasonLabels, reportReasons } from '@kaksha/domain/feedback';
import { formatMoney } from '@kaksha/domain/money';
import { coursePath } from '@kaksha/domain/slugs';
import { Badge } from '@kaksha/ui/badge';
import { TextLink } from '@kaksha/ui/link';
import { type ReactNode, useId } from 'react';
import table from '../../layout/record-table.module.css';
import { useMomentText } from '../../use-moment-text';

/** One list of the page of a user. */
function List({
  title,
  empty,
  columns,
  children,
}: {
  title: string;
  empty: string;
  columns: readonly string[];
  children: readonly ReactNode[];
}) {
  const heading = useId();
  return (
    <section className="stack gap-4 card" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children.length === 0 ? (
        <p className="note">{empty}</p>
      ) : (
        <table className={`figures ${table.table}`} aria-labelledby={heading}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      )}
    </section>
  );
}

/** The words of a reason; the API names the reasons of courses and of reviews in one field. */
function reasonText(reason: string): string {
  const ofCourse = courseReportReasons.find((one) => one === reason);
  if (ofCourse) return courseReportLabels[ofCourse];
  const ofReview = reportReasons.find((one) => one === reason);
  return ofReview ? reportReasonLabels[ofReview] : reason;
}

export function UserReports({ reports }: Pick<UserRecord, 'reports'>) {
  const momentText = useMomentText();
  return (
    <List
      title="Reports about this person"
      empty="No one has reported anything."
      columns={['About', 'Reason', 'When', 'State']}
    >
      {reports.map(({ subject, text, reason, note, createdAt, handled }) => (
        <tr key={`${subject}/${createdAt}`}>
          <th scope="row">
            <span dir="auto">{text || 'A review without a text'}</span>
            <span className={table.second}>{subject === 'course' ? 'Course' : 'Review'}</span>
          </th>
          <td>
            <span>{reasonText(reason)}</span>
            {note && (
              <span className={table.second} dir="auto">
                {note}
              </span>
            )}
          </td>
          <td className={table.short}>{momentText(createdAt)}</td>
          <td>{handled ? <Badge>Settled</Badge> : <Badge tone="saffron">Open</Badge>}</td>
        </tr>
      ))}
    </List>
  );
}

export function UserCourses({ courses }: Pick<UserRecord, 'courses'>) {
  return (
    <List title="Courses" empty="This person sells no course." columns={['Course', 'State']}>
      {courses.map(({ id, name, status, isPublic, isDeleted }) => (
        <tr key={id}>
          <th scope="row">
            {isPublic ? (
              <TextLink to={coursePath({ id, name })} dir="auto">
                {name}
              </TextLink>
            ) : (
              <span dir="auto">{name}</span>
            )}
          </th>
          <td>{stateOf({ status, isPublic, isDeleted })}</td>
        </tr>
      ))}
    </List>
  );
}

function stateOf({
  status,
  isPublic,
  isDeleted,
}: Pick<UserRecord['courses'][number], 'status' | 'isPublic' | 'isDeleted'>) {
  if (isDeleted) return <Badge>Deleted</Badge>;
  if (isPublic) return <Badge tone="good">Public</Badge>;
  return <Badge>{status === 'draft' ? 'Draft' : 'Hidden'}</Badge>;
}

export function UserOrders({ orders }: Pick<UserRecord, 'orders'>) {
  const momentText = useMomentText();
  return (
    <List title="Purchases" empty="This person has bought nothing." columns={['Course', 'Amount', 'When', 'State']}>
      {orders.map(({ id, courseName, amount, currency, createdAt, status }) => (
        <tr key={id}>
          <th scope="row">
            <span dir="auto">{courseName}</span>
          </th>
          <td className={table.short}>{formatMoney(amount, currency)}</td>
          <td className={table.short}>{momentText(createdAt)}</td>
          <td>
            <Badge>{status}</Badge>
          </td>
        </tr>
      ))}
    </List>
  );
}

export function UserDevices({ sessions }: Pick<UserRecord, 'sessions'>) {
  const momentText = useMomentText();
  return (
    <List
      title="Signed-in devices"
      empty="No device is signed in."
      columns={['Device', 'Network address', 'Last used']}
    >
      {sessions.map(({ id, userAgent, address, lastUsedAt }) => (
        <tr key={id}>
          <th scope="row">{deviceName(userAgent)}</th>
          <td>{address}</td>
          <td className={table.short}>{momentText(lastUsedAt)}</td>
        </tr>
      ))}
    </List>
  );
}
