import { currencies } from '@kaksha/domain/catalogue';
import { Type } from 'typebox';
import { nullable, oneOf, utcTime } from '../../platform/http/wire';

const count = Type.Integer({ minimum: 0 });

const Sum = Type.Object(
  {
    currency: oneOf(currencies),
    amount: Type.Integer({ description: 'In paise or cents' }),
    count,
  },
  { title: 'WaitingSum' },
);
const sums = (description: string) => Type.Array(Sum, { maxItems: currencies.length, description });

export const OverviewWire = Type.Object(
  {
    money: nullable(
      Type.Object(
        {
          awaiting: sums('Payouts that wait for an approval, without those that wait for later sales'),
          approved: sums('Approved payouts that are not paid yet'),
          heldRefunds: sums('Refunds that wait for an approval'),
        },
        { title: 'OverviewMoney', description: 'Right finance' },
      ),
    ),
    content: nullable(
      Type.Object(
        {
          reportedReviews: Type.Integer({ minimum: 0, description: 'Reviews with open reports' }),
          reportedCourses: Type.Integer({ minimum: 0, description: 'Courses with open reports' }),
          openMessages: Type.Integer({ minimum: 0, description: 'Messages without an answer' }),
        },
        { title: 'OverviewContent', description: 'Right content' },
      ),
    ),
    people: nullable(
      Type.Object(
        {
          waitingTrainers: Type.Integer({ minimum: 0, description: 'Trainers who wait for their verification' }),
        },
        { title: 'OverviewPeople', description: 'Right people' },
      ),
    ),
    operation: nullable(
      Type.Object(
        {
          failedJobs: Type.Integer({ minimum: 0, description: 'Jobs that failed for good' }),
          isBackupScheduled: Type.Boolean(),
          lastBackup: nullable(utcTime('End of the last good backup')),
        },
        { title: 'OverviewOperation', description: 'Right operations' },
      ),
    ),
  },
  { title: 'AdminOverview' },
);
