import { brand } from '@kaksha/domain/brand';
import * as limits from '@kaksha/domain/limits';
import { TextLink } from '@kaksha/ui/link';
import { LegalPage } from './legal-page';
import { StaticPageLayout, type StaticPageSection } from './static-page-layout';

const { days, heldPercent } = limits.refund;

const sections = (): readonly StaticPageSection[] => [
  {
    id: 'eligibility',
    title: 'Eligibility',
    body: (
      <>
        <p>{`You have to be at least 13 years old to use ${brand.name}, or the minimum legal age of the place where you live, if that is higher.`}</p>
        <p>
          Under 18, you need a parent or guardian who agrees to these terms for you, supervises what you do here and is
          the one who pays.
        </p>
      </>
    ),
  },
  {
    id: 'accounts',
    title: 'Accounts & Responsibilities',
    body: (
      <>
        <p>
          An account belongs to one person, or to one institute. You sign in with a code that goes to your e-mail
          address, so look after your mailbox: who reads it can be you.
        </p>
        <p>
          What you tell us about yourself has to be true. Trainers answer for what their pages say about courses, dates
          and fees, and for being there when a class begins. If you think that someone else is using your account, tell
          us at once.
        </p>
      </>
    ),
  },
  {
    id: 'use',
    title: 'Use of Services',
    body: (
      <>
        <p>Use the site to find, offer, take and talk about live courses. Please do not:</p>
        <ul>
          <li>record a class, or pass on its link or its material, without the trainer’s word;</li>
          <li>collect other people’s data, or write to them about what they did not ask for;</li>
          <li>rate what you did not attend, or have others do so;</li>
          <li>try to get at what is not yours, or make the site slow for everybody else.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'content',
    title: 'Content Ownership',
    body: (
      <>
        <p>
          What a trainer publishes stays the trainer’s. What you write in a comment, a message or feedback stays yours.
          By publishing it here you allow us to show it on the site and in the messages that the site sends, for as long
          as it is published.
        </p>
        <p>
          The site itself, its name and its design are ours. Enrolling gives you a seat and the use of the material for
          your own learning, and no right to sell or publish it.
        </p>
      </>
    ),
  },
  {
    id: 'payments',
    title: 'Payments & Subscriptions',
    body: (
      <>
        <p>
          A course is paid for in rupees or dollars, at the fee that its page shows, with the discount that it names. No
          amount is added later. Prices may change with prior notice; what you have paid for is not touched by it.
        </p>
        <p>
          <span>{`Fees are non-refundable unless stated. It is stated here: you get the full fee back if you ask within ${days} days of enrolling and the course is not completed beyond ${heldPercent}%. The details are in the `}</span>
          <TextLink tone="prose" to="/policy#refund">
            refund policy
          </TextLink>
          .
        </p>
        <p>
          The newsletter is a subscription that costs nothing. Should there ever be one that does, it will begin only
          when you say so, and end the same way.
        </p>
      </>
    ),
  },
  {
    id: 'termination',
    title: 'Termination',
    body: (
      <p>
        You can delete your account at any time. We can close one that breaks these terms; unless someone is being
        harmed we write to you first and listen to what you say. Seats that you have paid for and that we take away for
        no fault of yours are refunded.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Limitation of Liability',
    body: (
      <>
        <p>
          Trainers teach; we bring you together. We look at what is published and act on what we hear, but we cannot
          promise that a course will get you a job, or that the site will never be out of reach.
        </p>
        <p>
          As far as the law allows, what we owe you for a loss that has to do with a course is limited to the fee that
          you paid for it. Nothing here takes away rights that the law gives you as a consumer.
        </p>
      </>
    ),
  },
  {
    id: 'law',
    title: 'Governing Law',
    body: (
      <p>{`These terms are governed by the law of India, and the courts of ${brand.city} decide. Before it comes to that, write to us: most quarrels are a misunderstanding about a date.`}</p>
    ),
  },
  {
    id: 'contact-us',
    title: 'Contact Us',
    body: (
      <p>
        Questions about these terms reach us through the{' '}
        <TextLink tone="prose" to="/contact">
          contact page
        </TextLink>
        , at <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
        <span>{`, or by letter: ${brand.name}, ${brand.address}.`}</span>
      </p>
    ),
  },
];

export function Page() {
  return <LegalPage document="terms" builtIn={<BuiltIn />} />;
}

function BuiltIn() {
  return (
    <StaticPageLayout
      title="Terms"
      heading="Terms of use"
      lead="Nine sections, in words that you can read. By using the site you agree to them."
      description={`The terms of ${brand.name}: eligibility, accounts, payments, content, liability, governing law.`}
      path="/terms"
      sections={sections()}
      numbered
      updated="1 November 2026"
    />
  );
}
