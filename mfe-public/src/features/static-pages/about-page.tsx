import { brand } from '@kaksha/domain/brand';
import { TextLink } from '@kaksha/ui/link';
import { StaticPageLayout, type StaticPageSection } from './static-page-layout';

const sections: readonly StaticPageSection[] = [
  {
    id: 'why-live',
    title: 'Why live',
    body: (
      <>
        <p>
          Most people who buy a recorded course never reach its end. Nothing is wrong with the videos. They will be
          there tomorrow, and so tomorrow is when they are watched.
        </p>
        <p>
          A live course has what a library cannot have: a Monday. Someone will be in the room at seven, and they will
          notice if you are not. You can stop them in the middle of a sentence and say that you are lost. The date does
          half of the work; a teacher does the other half.
        </p>
      </>
    ),
  },
  {
    id: 'what-we-do',
    title: 'What we do',
    body: (
      <>
        <p>
          {brand.name} is a marketplace of live technology courses. Trainers and institutes publish what they teach, on
          which days, in which time zone and for how much. You see all of it before you sign in: the first class and the
          last one, the hours together, the full fee, and what people who took the course wrote about it.
        </p>
        <p>
          Listing a course is free for trainers. Several of them may teach the same subject, in their own ways and at
          their own hours, and it is you who chooses.
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
          <strong>Empower trainers and institutes.</strong> Good teachers should spend their evenings on teaching. The
          page, the payments, the calendar and the list of who is coming are our part.
        </li>
        <li>
          <strong>Enable learners and professionals.</strong> A course has to fit a working week, so that days and hours
          stand before everything else.
        </li>
        <li>
          <strong>Bridge global learning gaps.</strong> The best person to explain a subject may live nine time zones
          away. We show each class in their zone and in yours.
        </li>
        <li>
          <strong>Promote live, interactive learning.</strong> Questions are the point of being in one room.
        </li>
      </ul>
    ),
  },
  {
    id: 'promises',
    title: 'What you can hold us to',
    body: (
      <>
        <ul>
          <li>The fee that you see is the fee that you pay.</li>
          <li>Only learners who enrolled can rate a course or its trainer.</li>
          <li>A refund follows one rule, which fits into a sentence and is shown before you pay.</li>
          <li>Your telephone number goes to a trainer only when you have asked them for something.</li>
        </ul>
        <p>
          If we break one of these,{' '}
          <TextLink tone="prose" to="/contact">
            tell us
          </TextLink>
          . We would rather hear it from you than not at all.
        </p>
      </>
    ),
  },
];

export function Page() {
  return (
    <StaticPageLayout
      title="About us"
      heading="A classroom with a date on the door"
      lead={`${brand.name} is where people learn technology from people, at an hour that both have agreed on.`}
      description={`${brand.name} is a marketplace of live technology courses. Why live, what we do, our vision and mission.`}
      path="/aboutus"
      sections={sections}
      next={{
        title: 'See what starts this week',
        text: 'Every course has a first day. Find one that fits yours.',
        label: 'Browse courses',
        to: '/live-courses',
      }}
    />
  );
}
