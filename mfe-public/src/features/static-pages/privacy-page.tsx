import { brand } from '@kaksha/domain/brand';
import { limits } from '@kaksha/domain/limits';
import { unnamedViewer } from '@kaksha/domain/shared-with-trainers';
import { TextLink } from '@kaksha/ui/link';
import { SharedData } from './shared-data';
import { StaticPageLayout, type StaticPageSection } from './static-page-layout';

const sections: readonly StaticPageSection[] = [
  {
    id: 'what-we-keep',
    title: 'What we keep about you',
    body: (
      <>
        <p>If you only look around, next to nothing. When you sign in, we keep:</p>
        <ul>
          <li>your name and e-mail address, and what else you choose to put into your profile;</li>
          <li>the courses that you saved, asked about, looked at last and enrolled in;</li>
          <li>orders, payments and refunds, because the law asks us to;</li>
          <li>what you wrote: comments, feedback, messages to us.</li>
        </ul>
        <p>
          There are no passwords. We send you a code instead, and keep it only until it is used or too old, in a form
          that cannot be read back. Card numbers and bank details go to the payment provider and never reach us.
        </p>
      </>
    ),
  },
  {
    id: 'what-for',
    title: 'What we use it for',
    body: (
      <p>
        To let you in, to show you what is yours, to sell you a seat and to remind you of the class, and to see where
        the site is slow or broken. We do not sell what we know about you, and we do not show advertisements.
      </p>
    ),
  },
  {
    id: 'what-trainers-see',
    title: 'What trainers see',
    body: (
      <>
        <p>
          A trainer sees the number of people who viewed a course, and each of them as “{unnamedViewer}” with the time
          of the last visit. Who you are is shown only if you started a chat, said that you are interested, enquired or
          enrolled. From then on you see the trainer’s phone number and e-mail address for that course, too. Your postal
          address is never shown to trainers.
        </p>
        <SharedData />
        <p>Comments and ratings that you publish carry your public name, for everybody.</p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and your device',
    body: (
      <>
        <p>
          Two cookies keep you signed in, for {limits.sessionDays} days at the most; one remembers whether you like it
          light or dark. The last {limits.historyEntries} pages that you visited and drafts of what you write are kept
          on your own device. If you sign in with Google, Google sets cookies of its own while you do.
        </p>
        <p>There is no cookie for advertising, ours or anybody’s.</p>
      </>
    ),
  },
  {
    id: 'who-helps-us',
    title: 'Who helps us',
    body: (
      <p>
        A payment provider handles money, a mail provider delivers codes and receipts, and a hosting provider keeps the
        machines running. Where text or pictures are made with the help of a language model, the model’s provider gets
        the words that are to be worked on, and nothing that says whose they are.
      </p>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    body: (
      <p>
        As long as you have an account. When you delete it, what you wrote stays without your name, orders stay for the
        years that tax law names, and everything else goes.
      </p>
    ),
  },
  {
    id: 'your-rights',
    title: 'What you can ask for',
    body: (
      <>
        <p>
          You can see and change your data in your{' '}
          <TextLink tone="prose" to="/user-dashboard">
            dashboard
          </TextLink>
          , take a copy of all of it, and delete your account. The newsletter ends whenever you say so.
        </p>
        <p>
          If something is left that you want to know or have mended, write to{' '}
          <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>. A person answers.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Younger learners',
    body: (
      <p>
        You have to be 13 to have an account, or older where your country says so. Under 18, a parent or guardian has to
        know and to supervise. If a younger child has signed up, tell us, and we remove what we have.
      </p>
    ),
  },
];

export function Page() {
  return (
    <StaticPageLayout
      title="Privacy"
      heading="What we know about you, and who else does"
      lead="The short version: little, no passwords, no advertising, and your name and number stay yours until you ask a trainer for something."
      description={`What ${brand.name} keeps about you, what for, what trainers see, and what you can ask for.`}
      path="/privacy"
      sections={sections}
      updated="22 November 2026"
    />
  );
}
