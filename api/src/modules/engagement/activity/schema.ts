import { type ActivityPeriod, activityPeriods } from '@kaksha/domain/engagement';
import { type TSchema, Type } from 'typebox';
import { ActivityWire } from '../../catalogue/courses/schema';
import { listQuery, pagedOfCourse, ViewerWire } from '../people/schema';

const days = Type.Unsafe<ActivityPeriod>({
  type: 'integer',
  enum: [...activityPeriods],
  description: 'The number of days; 30 by default',
});

const range = {
  days: Type.Optional(days),
  timeZone: Type.Optional(
    Type.String({ maxLength: 64, description: 'IANA name of the zone whose days are counted; UTC by default' }),
  ),
};

export const ActivityQuery = Type.Object({ ...listQuery, ...range });
export const OverviewQuery = Type.Object(range);

const figures = {
  views: Type.Integer({ description: 'Different users' }),
  contacts: Type.Integer(),
  enrolments: Type.Integer(),
};
const FiguresWire = Type.Object(figures, { title: 'ActivityFigures' });
const DayWire = Type.Object(
  { date: Type.String({ description: 'YYYY-MM-DD in the time zone of the call' }), ...figures },
  { title: 'ActivityDay' },
);
const SeriesWire = Type.Array(DayWire);

export const ActivityAnswer = pagedOfCourse(ViewerWire, { counts: ActivityWire, series: SeriesWire });

const spans = <T extends TSchema>(figures: T) => Type.Object({ all: figures, period: figures, previous: figures });

export const OverviewWire = Type.Object(
  {
    counts: ActivityWire,
    days: Type.Integer(),
    period: FiguresWire,
    previous: FiguresWire,
    series: SeriesWire,
    openEnquiries: Type.Integer({ description: 'Enquiries without an answer' }),
    answers: spans(
      Type.Object({
        due: Type.Integer({ description: 'Enquiries that were answered within 24 hours or are older' }),
        inTime: Type.Integer({ description: 'Enquiries answered within 24 hours' }),
      }),
    ),
    earned: spans(
      Type.Object(
        { INR: Type.Integer(), USD: Type.Integer() },
        { description: 'Paid by learners without refunds, in paise and cents' },
      ),
    ),
  },
  { title: 'ActivityOverview' },
);
