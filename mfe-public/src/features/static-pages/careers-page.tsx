import { brand } from '@kaksha/domain/brand';
import { TextLink } from '@kaksha/ui/link';
import { StaticPageLayout, type StaticPageSection } from './static-page-layout';

const sections: readonly StaticPageSection[] = [
  {
    id: 'the-work',
    title: 'The work',
    body: (
      <>
        <p>
          A marketplace of live courses is a machine for keeping appointments. Every evening people in different zones
          have to meet in one room, having paid the right amount, knowing what they came for. When it works no one
          notices. Making it so is the job.
        </p>
        <p>
          It holds more than code. Someone has to sit with a trainer whose first batch has three people in it. Someone
          has to answer the person whose bank took the money and kept quiet about it. Those days decide what we build
          next.
        </p>
      </>
    ),
  },
  {
    id: 'how-we-work',
    title: 'How we work',
    body: (
      <ul>
        <li>Small changes that go live the day they are finished, and back the minute they turn out wrong.</li>
        <li>Decisions are written down in a page, with the reason, so that they can be argued with later.</li>
        <li>Everybody takes a turn at answering messages. It is the shortest way to know what matters.</li>
        <li>Everybody takes one live course a year, of their own choice, on our time.</li>
      </ul>
    ),
  },
  {
    id: 'whom-we-look-for',
    title: 'Whom we look for',
    body: (
      <>
        <p>
          People who explain well. It shows in code, in letters and in the way someone says that they do not know. We
          care little for where you studied and a lot for something that you made, kept alive and can talk about.
        </p>
        <p>
          Engineers who think a page that needs a mouse is unfinished. Designers who begin with the empty state. People
          for trainers and learners who would rather solve a thing than close a ticket.
        </p>
      </>
    ),
  },
  {
    id: 'how-to-apply',
    title: 'How to apply',
    body: (
      <>
        <p>
          Write to <a href={`mailto:${brand.supportEmail}?subject=Careers`}>{brand.supportEmail}</a> with the word
          “Careers” in the subject. Tell us what you would like to do here and show us one thing that you are proud of.
          A letter of half a page is better than a form.
        </p>
        <p>
          You get an answer either way. If we think that it fits we talk for an hour, then work together for an
          afternoon on something real, which we pay for.
        </p>
        <p>
          If you would rather teach than build,{' '}
          <TextLink tone="prose" to="/live-trainer-register">
            become a trainer
          </TextLink>
          : that needs no application at all.
        </p>
      </>
    ),
  },
];

export function Page() {
  return (
    <StaticPageLayout
      title="Careers"
      heading="Help people keep their Mondays"
      lead={`We are a small team in ${brand.city}. We build the place where teachers and learners find an hour for each other.`}
      description={`Working at ${brand.name}: the work, how we do it, whom we look for and how to apply.`}
      path="/careers"
      sections={sections}
      next={{
        title: 'Not sure whether it fits?',
        text: 'Ask first. The message goes to people, not to a form that sorts.',
        label: 'Send us a message',
        to: '/contact',
      }}
    />
  );
}
