import { brand } from '@kaksha/domain/brand';
import { defaultCertificatePercent } from '@kaksha/domain/certificates';
import * as limits from '@kaksha/domain/limits';
import {
  BadgeCheck,
  BookOpenCheck,
  CalendarClock,
  Copyright,
  Globe,
  GraduationCap,
  type LucideIcon,
  RotateCcw,
  ShieldCheck,
  Users,
} from 'lucide-react';
import { LegalPage } from './legal-page';
import styles from './policy-page.module.css';
import { StaticPageLayout, type StaticPageSection } from './static-page-layout';

const { days, heldPercent } = limits.refund;

const policies = (): readonly (StaticPageSection & { icon: LucideIcon })[] => [
  {
    id: 'content-usage',
    icon: Copyright,
    title: 'Content usage',
    body: 'Material of a course is for those who are enrolled in it. Learn from it, take notes, keep them. Recording a class, sharing its link or selling what you were given needs the trainer’s permission.',
  },
  {
    id: 'refund',
    icon: RotateCcw,
    title: 'Refund',
    body: `You get the full fee back if you ask within ${days} days of enrolling and the course is not completed beyond ${heldPercent}%. Your dashboard shows whether you are within the rule, and until when. The money goes back the way it came.`,
  },
  {
    id: 'instructor-standards',
    icon: GraduationCap,
    title: 'Instructor standards',
    body: 'Trainers teach live, begin on time and teach what the page says. A batch that has to move is announced to everybody in it. Who lets learners down repeatedly does not teach here any longer.',
  },
  {
    id: 'data-protection',
    icon: ShieldCheck,
    title: 'Data protection',
    body: 'There are no passwords to lose and no card numbers with us. A trainer sees your contact details only after you chatted, said that you are interested, enquired or enrolled. You can take your data with you or have them deleted.',
  },
  {
    id: 'certification',
    icon: BadgeCheck,
    title: 'Certification',
    body: `When a batch is over and you attended enough of its sessions, ${brand.name} issues a certificate: for ${defaultCertificatePercent}% of them, unless the trainer asks for another share or gives none. It names you, the course and the trainer, and has a page that proves it. An examination of another body and its fee are not part of a course unless its page says so.`,
  },
  {
    id: 'global-access',
    icon: Globe,
    title: 'Global access',
    body: 'Courses can be taken from anywhere. Each class is shown in its own time zone and in yours, and fees in rupees, in dollars, or in both. What the law of a country forbids us to sell there, we cannot.',
  },
  {
    id: 'community-guidelines',
    icon: Users,
    title: 'Community guidelines',
    body: 'Ask freely, disagree with the argument and leave the person alone. Harassment, spam and advertising are removed from comments, feedback and classrooms, and so is anyone who keeps bringing them.',
  },
  {
    id: 'flexible-learning',
    icon: CalendarClock,
    title: 'Flexible learning',
    body: `Choose the batch that fits your week: weekdays, weekends or any day. If your life moves, change to another open batch of the course on My Courses. The change is made at once while that batch has a free seat and at most ${heldPercent}% of your sessions are over.`,
  },
  {
    id: 'academic-integrity',
    icon: BookOpenCheck,
    title: 'Academic integrity',
    body: 'Projects that carry your name are your own work; say what you took from elsewhere, machines included. Ratings come from people who attended and are never bought. Both rules protect what a course is worth.',
  },
];

export function Page() {
  return <LegalPage document="policy" builtIn={<BuiltIn />} />;
}

function BuiltIn() {
  return (
    <StaticPageLayout
      title="Policy"
      heading="Nine rules that everybody here can rely on"
      lead="What learners, trainers and we ourselves hold to, each in a few sentences."
      description={`The policies of ${brand.name}: refunds within ${days} days, content, certificates, data and conduct.`}
      path="/policy"
      sections={policies()}
      updated="1 November 2026"
    >
      <ul aria-label="Policies" className={styles.cards}>
        {policies().map(({ id, icon: Icon, title, body }) => (
          <li key={id} className={styles.item}>
            <article aria-labelledby={id} className={`panel round pad-6 ${styles.card}`}>
              <Icon aria-hidden="true" className={styles.icon} strokeWidth={1.75} />
              <h2 id={id} className={styles.title}>
                {title}
              </h2>
              <p>{body}</p>
            </article>
          </li>
        ))}
      </ul>
    </StaticPageLayout>
  );
}
