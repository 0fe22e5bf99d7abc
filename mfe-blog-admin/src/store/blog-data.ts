import type { AuditEntry } from '@kaksha/api-client/audit';
import type { AuthoredPost, ModeratedComment, Revision } from '@kaksha/api-client/blog-authoring';
import type { NewsletterIssue } from '@kaksha/api-client/newsletter';
import type { ListedUser, UserRecord } from '@kaksha/api-client/users';
import type { ExaminedTrainer } from '@kaksha/api-client/verification';
import type { AdminOverview } from '@kaksha/domain/administration';
import type { Post, PostSummary } from '@kaksha/domain/blog';
import type { Page } from '@kaksha/domain/catalogue';
import type { ContactMessage } from '@kaksha/domain/contact';
import type { ModeratedCourse } from '@kaksha/domain/course-reports';
import type { ModeratedReview } from '@kaksha/domain/feedback';
import type { Ledger } from '@kaksha/domain/ledger';
import type { ManagedLegal } from '@kaksha/domain/legal';
import type { ManagedList } from '@kaksha/domain/managed-lists';
import type { HeldRefund } from '@kaksha/domain/payments';
import type { AdminPayout } from '@kaksha/domain/payouts';
import type { SettingVersion, StoredSettings } from '@kaksha/domain/site-settings';
import type { ListedTrainer } from '@kaksha/domain/trainer-verification';

export type PostFilter = 'all' | 'published' | 'drafts';

/** A post with its comments, including hidden ones, latest first. */
export interface PostView {
  post: Post;
  comments: ModeratedComment[];
  /** Whether the server may have older comments than these. */
  hasOlder: boolean;
}

/** Data of each resource by its name. */
export interface BlogData {
  /** By filter. */
  posts: PostSummary[];
  /** By slug. */
  view: PostView;
  /** By post id. */
  authored: AuthoredPost;
  /** Whether a post was sent to the subscribers of the newsletter; by post id. */
  issue: NewsletterIssue;
  /** Earlier versions of a post, latest first; by post id. */
  revisions: Revision[];
  /** By post id and version. */
  revision: Revision & { content: string };
  /** Reported or hidden reviews; by state and page. */
  moderatedReviews: Page<ModeratedReview>;
  /** What waits for the administrator. */
  overview: AdminOverview;
  /** Reported or hidden courses; by state and page. */
  moderatedCourses: Page<ModeratedCourse>;
  /** By filter, page and search. */
  trainers: Page<ListedTrainer>;
  /** By trainer id. */
  examinedTrainer: ExaminedTrainer;
  ledger: Ledger;
  /** Categories, the subcategories of each, languages. */
  managedLists: ManagedList[];
  siteSettings: StoredSettings;
  legalTexts: ManagedLegal[];
  /** Latest first; by section. */
  settingVersions: SettingVersion[];
  /** Refunds that wait for an approval. */
  heldRefunds: HeldRefund[];
  /** By state and page. */
  payouts: Page<AdminPayout>;
  /** Messages to the platform; by state and page. */
  contactMessages: Page<ContactMessage>;
  /** By filter and page. */
  users: Page<ListedUser>;
  /** By id. */
  user: UserRecord;
  /** By filter and page. */
  audit: Page<AuditEntry>;
  auditEntities: string[];
}
