import { brand } from '@kaksha/domain/brand';
import { TextLink } from '@kaksha/ui/link';
import { StaticPageLayout, type StaticPageSection } from './static-page-layout';

const sections = (): readonly StaticPageSection[] => [
  {
    id: 'why-live',
    title: 'Why live',
    body: (
      <>
        <p>
          Many people who buy a recorded course never finish it. The videos can be watched at any time, so it is easy to
          put them off.
        </p>
        <p>
          A live course has a schedule. Your trainer and the other learners expect you, and you can ask a question as
          soon as you have one. The dates help you to keep going, and the trainer helps you when you are stuck.
        </p>
      </>
    ),
  },
  {
    id: 'what-we-do',
    title: 'What we do',
    body: (
      <>
        <p>{`${brand.name} is a marketplace of live technology courses. Trainers and institutes publish what they teach, on which days, in which time zone and for how much. You see all of it before you sign in: the first class and the last one, the total hours, the full fee, and what people who took the course wrote about it.`}</p>
        <p>
          Listing a course is free for trainers. Several trainers may teach the same subject, each in their own way and
          at their own hours. You choose the one who suits you.
        </p>
      </>
    ),
  },
  {
    id: 'vision',
    title: 'Our vision',
    body: <blockquote>To be the leading live learning ecosystem.</blockquote>,
  },
  {
    id: 'mission',
    title: 'Our mission',
    body: (
      <ul>
        <li>
          <strong>Empower trainers and institutes.</strong> Good trainers should spend their time on teaching. We take
          care of the course page, the payments, the calendar and the list of learners.
        </li>
        <li>
          <strong>Enable learners and professionals.</strong> A course has to fit into a working week, so we show its
          days and hours first.
        </li>
        <li>
          <strong>Bridge global learning gaps.</strong> The best person to explain a subject may live nine time zones
          away. We show each class in their time zone and in yours.
        </li>
        <li>
          <strong>Promote live, interactive learning.</strong> Learners ask questions in class and get the answer at
          once.
        </li>
      </ul>
    ),
  },
  {
    id: 'promises',
    title: 'Our promises',
    body: (
      <>
        <ul>
          <li>The fee that you see is the fee that you pay.</li>
          <li>Only learners who enrolled can rate a course or its trainer.</li>
          <li>One short refund rule applies to every course, and you see it before you pay.</li>
          <li>Your telephone number goes to a trainer only when you have asked them for something.</li>
        </ul>
        <p>
          If we break one of these,{' '}
          <TextLink tone="prose" to="/contact">
            tell us
          </TextLink>
          .
        </p>
      </>
    ),
  },
];

export function Page() {
  return (
    <StaticPageLayout
      title="About us"
      heading="Live technology courses with trainers you can ask"
      lead={`${brand.name} brings learners and trainers together in live classes with clear dates, hours and fees.`}
      description={`${brand.name} is a marketplace of live technology courses. Why live, what we do, our vision and mission.`}
      path="/aboutus"
      sections={sections()}
      next={{
        title: 'See what starts this week',
        text: 'Every course has a start date. Find one that suits you.',
        label: 'Browse courses',
        to: '/live-courses',
      }}
    />
  );
}
