import { brand } from '@kaksha/domain/brand';
import { TextLink } from '@kaksha/ui/link';
import { StaticPageLayout, type StaticPageSection } from './static-page-layout';

const sections = (): readonly StaticPageSection[] => [
  {
    id: 'tool-makers',
    title: 'If you make a tool',
    body: (
      <>
        <p>
          Every course page names the tools that are taught in it. People who look for a course look for a tool more
          often than for a subject, and a tool that is taught well is a tool that stays.
        </p>
        <p>
          Trainers of yours, certified or not, can publish live courses here without a listing fee. Give learners a
          licence for the weeks of a batch and we say so on the course’s page, where they decide.
        </p>
      </>
    ),
  },
  {
    id: 'institutes',
    title: 'If you run an institute',
    body: (
      <>
        <p>
          An institute has one page, its own name on every course, and any number of trainers behind it. Batches can be
          online, in your classroom, or both. You see who viewed, who asked and who enrolled, and you take the list of
          students with you as a file whenever you like.
        </p>
        <p>
          <TextLink tone="prose" to="/live-trainer-register">
            Register as an institute
          </TextLink>
          : it takes a name, an owner and a code that we send to you.
        </p>
      </>
    ),
  },
  {
    id: 'employers',
    title: 'If you send people to courses',
    body: (
      <p>
        Tell us what your team should be able to do, and by when. We find trainers who teach it live and offer you
        batches on your days. You pay the fee that is on the page; there is no second price list for companies.
      </p>
    ),
  },
  {
    id: 'engineers',
    title: 'If you want to build on it',
    body: (
      <>
        <p>
          Courses, batches, trainers and posts can be read through an API that is described in full, in OpenAPI. Course
          pages carry structured data with one entry for each batch, so that search engines and calendars understand
          them. The blog has a feed.
        </p>
        <p>We are glad to hear what is missing.</p>
      </>
    ),
  },
  {
    id: 'what-we-ask',
    title: 'What we ask for in return',
    body: (
      <ul>
        <li>Live classes with a trainer. We do not list recordings.</li>
        <li>Dates that hold. A batch that moves costs every learner in it an evening.</li>
        <li>Nothing hidden in the price.</li>
        <li>No ratings that were asked for with a gift.</li>
      </ul>
    ),
  },
  {
    id: 'begin',
    title: 'How to begin',
    body: (
      <p>
        <TextLink tone="prose" to="/contact">
          Send us a message
        </TextLink>{' '}
        or write to <a href={`mailto:${brand.supportEmail}?subject=Partnership`}>{brand.supportEmail}</a>. Say who would
        teach what, and when you could start. The rest is a call of half an hour.
      </p>
    ),
  },
];

export function Page() {
  return (
    <StaticPageLayout
      title="Tech partnerships"
      heading="Teach what you know best, live"
      lead="For makers of tools, institutes, employers and engineers who want to reach people while they learn."
      description={`Partner with ${brand.name}: for makers of tools, institutes, employers and engineers.`}
      path="/tech-partnerships"
      sections={sections()}
      next={{
        title: 'Begin with one course',
        text: 'Registering takes two minutes, and listing is free.',
        label: 'Become a trainer',
        to: '/live-trainer-register',
      }}
    />
  );
}
