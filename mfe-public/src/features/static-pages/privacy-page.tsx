import { brand } from '@kaksha/domain/brand';
import * as limits from '@kaksha/domain/limits';
import { unnamedViewer } from '@kaksha/domain/shared-with-trainers';
import { TextLink } from '@kaksha/ui/link';
import { LegalPage } from './legal-page';
import { SharedData } from './shared-data';
import { StaticPageLayout, type StaticPageSection } from './static-page-layout';

const sections = (): readonly StaticPageSection[] => [
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
          <li>what you wrote: comments, feedback, messages to us;</li>
          <li>the devices and network addresses from which you signed in, which you see in your profile;</li>
          <li>if you teach: your courses, your tax number, and the account that we pay, its number encrypted.</li>
        </ul>
        <p>
          There are no passwords. We send you a code instead, and keep it only until it is used or too old, in a form
          that cannot be read back. What you pay with, for example a card number, goes to the payment provider and never
          reaches us.
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
        the site is slow or broken. Searches for words of our courses are counted by day, without who searched, to list
        the popular ones. We do not sell what we know about you, and we do not show advertisements.
      </p>
    ),
  },
  {
    id: 'what-we-tell-you',
    title: 'What we tell you',
    body: (
      <p>
        We notify you on this site and by mail: of answers to your questions, your enrolments and refunds, new batches
        of courses that you are interested in, new courses for your saved searches, your classes a day and an hour
        before, and changes to the security of your account. Trainers are also notified of questions, new learners and
        refunds. You choose each kind on your profile page or with the link at the end of a mail; mails about refunds
        and security always come. Notifications are kept for 180 days, or until you delete your account.
      </p>
    ),
  },
  {
    id: 'newsletter-addresses',
    title: 'The newsletter',
    body: (
      <p>{`We send new posts of the blog to an address only after its owner confirmed it with the link that we mailed. For that we keep the address and the times at which it was entered, confirmed and ended. Addresses that are not confirmed are deleted after ${limits.newsletterConfirmDays} days. Each mail has a link that ends the newsletter, and the deletion of your account deletes the subscription of its address.`}</p>
    ),
  },
  {
    id: 'what-trainers-see',
    title: 'What trainers see',
    body: (
      <>
        <p>{`A trainer sees the number of people who viewed a course, and each of them as “${unnamedViewer}” with the time of the last visit. Who you are is shown only if you started a chat, said that you are interested, enquired or enrolled. From then on you see the trainer’s phone number, e-mail address and chat link for that course, too. Your postal address is never shown to trainers.`}</p>
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
        <p>{`Two cookies keep you signed in, for ${limits.sessionDays} days at the most. One makes sure that a sign-in code works in the browser that asked for it. One remembers whether you like it light or dark. While we try out a new version of the site, one keeps your browser on the same version. The last ${limits.historyEntries} pages that you visited, courses that you compare and drafts of what you write are kept on your own device. If you sign in with Google, Google sets cookies of its own while you do.`}</p>
        <p>There is no cookie for advertising, ours or anybody’s.</p>
      </>
    ),
  },
  {
    id: 'who-helps-us',
    title: 'Who helps us',
    body: (
      <p>
        A payment provider handles money, a mail provider delivers codes and invoices, and a hosting provider keeps the
        machines running. Where text or pictures are made with the help of a language model, the model’s provider gets
        the words that are to be worked on, and nothing that says whose they are. The map of our office comes from
        OpenStreetMap, and videos in blog posts come from YouTube or Vimeo. They see your network address when you open
        the map or a post with a video.
      </p>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    body: (
      <p>
        As long as you have an account. When you delete it, what you wrote stays without your name, orders stay for the
        years that tax law names, and everything else goes. Invoices keep the name and address of their buyer, because
        tax law asks the seller to keep them. Trainers see them on the invoices of their courses.
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
          , take a copy of all of it, and delete your account.
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
  return <LegalPage document="privacy" builtIn={<BuiltIn />} />;
}

function BuiltIn() {
  return (
    <StaticPageLayout
      title="Privacy"
      heading="What we know about you, and who else does"
      lead="The short version: little, no passwords, no advertising, and your name and number stay yours until you ask a trainer for something."
      description={`What ${brand.name} keeps about you, what for, what trainers see, and what you can ask for.`}
      path="/privacy"
      sections={sections()}
      updated="22 November 2026"
    />
  );
}
