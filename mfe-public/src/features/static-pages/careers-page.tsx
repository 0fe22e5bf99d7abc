import { brand } from '@kaksha/domain/brand';
import { TextLink } from '@kaksha/ui/link';
import { StaticPageLayout, type StaticPageSection } from './static-page-layout';

const sections = (): readonly StaticPageSection[] => [
  {
    id: 'the-work',
    title: 'The work',
    body: (
      <>
        <p>
          Every evening, learners and trainers in different time zones meet in live classes. They need to know when a
          class starts, what it covers and what it costs, and every payment has to be right. Our job is to make this
          work every time.
        </p>
        <p>
          The work is more than code. We help trainers to fill their first batch, and we answer learners whose payment
          did not arrive. What we learn from them decides what we build next.
        </p>
      </>
    ),
  },
  {
    id: 'how-we-work',
    title: 'How we work',
    body: (
      <ul>
        <li>We release small changes on the day they are finished, and roll back at once if one is wrong.</li>
        <li>We write each decision down with its reason, so that we can discuss it later.</li>
        <li>Everybody takes turns at answering messages, because they show what matters to users.</li>
        <li>Everybody takes one live course of their own choice a year, in paid time.</li>
      </ul>
    ),
  },
  {
    id: 'who-we-look-for',
    title: 'Who we look for',
    body: (
      <>
        <p>
          People who explain things well, in code and in writing, and who say so when they do not know something. What
          you have built and maintained matters more to us than where you studied.
        </p>
        <p>
          We look for engineers who build pages that work without a mouse, for designers who begin with the empty state,
          and for support staff who would rather solve a problem than close a ticket.
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
          Half a page is enough.
        </p>
        <p>
          You get an answer either way. If it seems a good fit, we talk for an hour, and then we work together for an
          afternoon on a real task. We pay you for that afternoon.
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
      heading="Help people learn live"
      lead={`We are a small team in ${brand.city}. We build the marketplace where learners and trainers meet in live classes.`}
      description={`Working at ${brand.name}: the work, how we do it, who we look for and how to apply.`}
      path="/careers"
      sections={sections()}
      next={{
        title: 'Not sure whether it fits?',
        text: 'Ask us first. Someone from the team answers you.',
        label: 'Send us a message',
        to: '/contact',
      }}
    />
  );
}
