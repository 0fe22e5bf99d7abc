import { batch, course, picture, testNow } from '@kaksha/testing/factories';
import { States } from '@kaksha/testing/states';
import type { Meta } from '@storybook/react-vite';
import { CourseCard } from './course-card';
import { CourseCardSkeleton } from './course-card-skeleton';

const meta: Meta<typeof CourseCard> = { component: CourseCard };
export default meta;

const nothing = () => {};
const tools = { now: testNow, onToggleSave: nothing, onToggleCompare: nothing };
const card = { inlineSize: 340, maxInlineSize: '100%' };

export const Cards = () => (
  <States
    row
    of={{
      plain: (
        <div style={card}>
          <CourseCard course={course()} {...tools} />
        </div>
      ),
      'saved, compared, with a picture': (
        <div style={card}>
          <CourseCard course={course({ thumbnail: picture() })} {...tools} saved compared priority />
        </div>
      ),
      'no dates, no rating, free': (
        <div style={card}>
          <CourseCard
            course={course({ batches: [], rating: null, fees: { inr: 0, usd: null, discount: 0 } })}
            {...tools}
          />
        </div>
      ),
      'demo class, few seats, long name': (
        <div style={card}>
          <CourseCard
            course={course({
              demo: true,
              name: 'Data Analytics with SQL and Power BI for people who run a business',
              batches: [batch({ seats: 12, seatsLeft: 3 })],
            })}
            {...tools}
          />
        </div>
      ),
    }}
  />
);

export const Rows = () => (
  <States
    of={{
      plain: <CourseCard variant="row" course={course()} {...tools} />,
      running: (
        <CourseCard
          variant="row"
          course={course({
            batches: [batch({ startDate: '2026-01-05', mode: 'Classroom(Offline)', area: 'Koramangala' })],
          })}
          {...tools}
        />
      ),
    }}
  />
);

export const Loading = () => (
  <States
    of={{
      card: (
        <div style={card}>
          <CourseCardSkeleton />
        </div>
      ),
      row: <CourseCardSkeleton variant="row" />,
    }}
  />
);
