import { classroomBatch } from './courses';
import { people, sessionOf } from './people';

/** All screens of the site, for the tests that every screen must pass. */
export interface Screen {
  name: string;
  path: string;
  status?: 404;
  /** A call of the page answers 404. */
  refusedCall?: true;
  /** The signed-in user; a visitor by default. */
  as?: string;
  /** The h1 of the page. */
  heading: RegExp;
  /** What the page shows last, after work in the background. */
  last?: RegExp;
  /** Selector of a part that differs on each site; the pictures leave it out. */
  hidden?: string;
  /** The page has no scripts. */
  withoutScripts?: true;
}

export interface ListedCourse {
  id: number;
  name: string;
  path: string;
}

/** The first course of the list. */
export async function firstCourse(origin: string): Promise<ListedCourse> {
  const answer = await fetch(`${origin}/backend/patrons-registration/GetAllCourses?page=1&count=1`);
  const { data } = await answer.json();
  const [{ id, slug, course_name: name }] = data.results;
  return { id, name, path: `/course/${slug}/${id}` };
}

export const screens: readonly Screen[] = [
  { name: 'home', path: '/', heading: /./ },
  { name: 'course search', path: '/live-courses', heading: /courses/i },
  { name: 'an empty search', path: '/live-courses?q=zzqqxx', heading: /courses/i },
  { name: 'a course', path: 'course', heading: /./ },
  { name: 'a comparison', path: '/compare?courses=1,2,3', heading: /^Compare courses$/ },
  { name: 'the list of trainers', path: '/live-online-trainers', heading: /trainers/i },
  { name: 'a trainer', path: '/instructorprofile/1', heading: /./ },
  { name: 'a certificate', path: '/certificates/3b6f2c1e-8a54-4f0b-9c1d-5e7a90b1c201', heading: /^Priya Nair$/ },
  { name: 'a revoked certificate', path: '/certificates/3b6f2c1e-8a54-4f0b-9c1d-5e7a90b1c202', heading: /./ },
  {
    name: 'an unknown certificate',
    path: '/certificates/00000000-0000-4000-8000-000000000000',
    status: 404,
    heading: /not found/i,
  },
  { name: 'the blog', path: '/blog', heading: /^Blog$/ },
  { name: 'a post', path: '/blog/why-a-start-date-beats-a-library-of-videos', heading: /start date/i },
  { name: 'contact', path: '/contact', heading: /./ },
  { name: 'about us', path: '/aboutus', heading: /./ },
  { name: 'careers', path: '/careers', heading: /./ },
  { name: 'tech partnerships', path: '/tech-partnerships', heading: /./ },
  { name: 'privacy', path: '/privacy', heading: /./ },
  { name: 'terms', path: '/terms', heading: /terms/i },
  { name: 'policy', path: '/policy', heading: /rules/i },
  { name: 'an unknown post', path: '/blog/no-such-post', status: 404, heading: /not found/i },
  { name: 'an unknown trainer', path: '/instructorprofile/99999999', status: 404, heading: /not found/i },
  { name: 'registration of trainers', path: '/live-trainer-register', heading: /become a trainer/i },
  { name: 'sign-in', path: '/login', heading: /^Sign in$/ },
  { name: 'sign-in and security', path: '/security', as: people.learner, heading: /^Sign-in and security$/ },
  { name: 'notifications', path: '/notifications', as: people.learner, heading: /^Notifications$/ },
  {
    name: 'a settings link that is too old',
    path: '/notification-preferences?key=old',
    refusedCall: true,
    heading: /^Notification settings$/,
  },
  { name: 'a link that refuses mails', path: '/no-mails?key=old', heading: /^No more mails$/ },
  {
    name: 'a newsletter link that is too old',
    path: '/newsletter?key=old',
    refusedCall: true,
    heading: /^Newsletter$/,
  },
  { name: 'the dashboard', path: '/user-dashboard', as: people.learner, heading: /^Good / },
  { name: 'saved courses', path: '/user-dashboard/saved-course', as: people.learner, heading: /saved courses/i },
  {
    name: 'interested courses',
    path: '/user-dashboard/interested-course',
    as: people.learner,
    heading: /interested courses/i,
  },
  { name: 'requests', path: '/user-dashboard/send-request', as: people.learner, heading: /my requests/i },
  {
    name: 'purchased courses',
    path: '/user-dashboard/purchased-course',
    as: people.learner,
    heading: /purchased courses/i,
  },
  { name: 'the profile', path: '/user-dashboard/profile', as: people.learner, heading: /^Profile$/ },
  {
    name: "the learner's interests",
    path: '/user-dashboard/profile?tab=interests',
    as: people.learner,
    heading: /^Profile$/,
  },
  {
    name: "the learner's notification settings",
    path: '/user-dashboard/profile?tab=notifications',
    as: people.learner,
    heading: /^Profile$/,
  },
  {
    name: "the learner's devices and data",
    path: '/user-dashboard/profile?tab=account',
    as: people.learner,
    heading: /^Profile$/,
  },
  { name: 'my courses', path: '/my-courses', as: people.learner, heading: /my courses/i },
  { name: 'a class of the learner', path: 'class', as: people.learner, heading: /./ },
  { name: 'a ticket', path: 'ticket', as: people.learner, heading: /^Terraform/, hidden: 'svg[role="img"]' },
  { name: 'payment', path: '/payment/1/1', as: people.learner, heading: /enrol/i },
  {
    name: "the trainer's courses",
    path: '/patron/basicdetails/courses/allcourses?tab=published',
    as: people.trainer,
    heading: /courses/i,
  },
  { name: 'the trainer home', path: '/patron/basicdetails', as: people.trainer, heading: /^You teach / },
  {
    name: 'who enrolled',
    path: '/patron/basicdetails/courses/activity/1?tab=enrolled',
    as: people.trainer,
    heading: /./,
  },
  {
    name: 'who made contact',
    path: '/patron/basicdetails/courses/activity/1?tab=contacted',
    as: people.trainer,
    heading: /./,
  },
  {
    name: 'who viewed',
    path: '/patron/basicdetails/courses/activity/1?tab=activity',
    as: people.trainer,
    heading: /./,
  },
  { name: 'a batch', path: 'batch', as: people.trainer, heading: /./ },
  { name: 'the learners of a batch', path: 'batch learners', as: people.trainer, heading: /./ },
  { name: 'questions of learners', path: '/patron/basicdetails/enquiries', as: people.trainer, heading: /^Questions$/ },
  { name: "the trainer's calendar", path: '/patron/basicdetails/calendar', as: people.trainer, heading: /^Calendar$/ },
  { name: "the trainer's details", path: '/patron/basicdetails/profile', as: people.trainer, heading: /details/i },
  {
    name: 'the check-in',
    path: 'check-in',
    as: people.trainer,
    heading: /^Check-in$/,
    last: /This page also works offline\./,
  },
  { name: 'the staff', path: '/patron/basicdetails/staff', as: people.institute, heading: /^Staff$/ },
  { name: 'pricing', path: '/patron/basicdetails/pricing', as: people.trainer, heading: /^Pricing$/ },
  { name: 'earnings', path: '/patron/basicdetails/earnings', as: people.trainer, heading: /^Earnings$/ },
  { name: 'the orders of a payout', path: 'payout', as: people.trainer, heading: /^Payout of/ },
  { name: 'coupons', path: '/patron/basicdetails/coupons', as: people.trainer, heading: /^Coupons$/ },
  { name: 'support links', path: '/patron/basicdetails/supportLink', as: people.trainer, heading: /^Support links$/ },
  { name: 'support for trainers', path: '/patron/basicdetails/support', as: people.trainer, heading: /^Support$/ },
  { name: 'the administration', path: '/admin', as: people.admin, heading: /^Administration$/ },
  { name: 'payouts', path: '/admin/payouts', as: people.admin, heading: /^Payouts$/ },
  { name: 'users', path: '/admin/users?q=fernandes', as: people.admin, heading: /^Users$/ },
  { name: 'a user', path: 'blocked user', as: people.admin, heading: /^Rohit Malik$/ },
  { name: 'trainers to verify', path: '/admin/trainers', as: people.admin, heading: /^Trainers$/ },
  { name: 'the lists', path: '/admin/lists', as: people.admin, heading: /^Lists$/ },
  { name: 'the settings', path: '/admin/settings', as: people.admin, heading: /^Settings$/ },
  { name: 'the audit log', path: '/admin/audit?about=user', as: people.admin, heading: /^Audit log$/ },
  { name: 'the first administrator', path: '/first-administrator#key', as: people.admin, heading: /^Become/ },
  { name: 'the ledger', path: '/ledger', as: people.admin, heading: /^Ledger$/ },
  { name: 'moderation', path: '/moderation', as: people.admin, heading: /^Moderation$/ },
  { name: 'messages to the platform', path: '/moderation?show=messages', as: people.admin, heading: /^Messages$/ },
  { name: 'the blog dashboard', path: '/blog-dashboard', as: people.admin, heading: /blog/i },
  {
    name: 'the releases of the operator',
    path: '/operator/releases',
    as: people.admin,
    heading: /^Releases$/,
    withoutScripts: true,
    hidden: '.operator-scroll, .operator-history, .operator-history ~ .operator-note',
  },
  {
    name: 'the webhooks of the operator',
    path: '/operator/webhooks',
    as: people.admin,
    heading: /^Webhooks$/,
    withoutScripts: true,
  },
  {
    name: 'the figures of the operator',
    path: '/operator/figures',
    as: people.admin,
    heading: /^Figures$/,
    withoutScripts: true,
    hidden: '.operator-parts, .operator-parts ~ .operator-note',
  },
  {
    name: 'the jobs of the operator',
    path: '/operator/jobs',
    as: people.admin,
    heading: /^Jobs$/,
    withoutScripts: true,
    hidden: '.operator-scroll',
  },
  { name: 'an unknown address', path: '/no-such-page', status: 404, heading: /not found|no page|nothing/i },
  { name: 'an unknown course', path: '/course/nothing/99999999', status: 404, heading: /course/i },
];

const wizard = (step: number) => `/patron/basicdetails/courses/edit/1?step=${step}`;

/** Screens on which people write courses and posts. They have no stored pictures. */
export const editors: readonly Screen[] = [
  { name: 'the details of a course', path: wizard(1), as: people.trainer, heading: /./ },
  { name: 'the batches of a course', path: wizard(2), as: people.trainer, heading: /./ },
  { name: 'the content of a course', path: wizard(3), as: people.trainer, heading: /./ },
  { name: 'the curriculum of a course', path: wizard(4), as: people.trainer, heading: /./ },
  { name: 'a new post', path: '/blogcreate', as: people.admin, heading: /./ },
  {
    name: 'a post for its author',
    path: '/admin-blog/why-a-start-date-beats-a-library-of-videos',
    as: people.admin,
    heading: /./,
  },
];

/**
 * The address of a screen. Course screens use the first course, and those of a class
 * a batch of the learner or the trainer, those of a payout the trainer's latest.
 */
export async function addressOf(origin: string, screen: Screen): Promise<string> {
  if (screen.path === 'class') return firstClass(origin);
  if (screen.path === 'payout') return lastPayout(origin);
  if (screen.path === 'blocked user') return blockedUser(origin);
  if (screen.path === 'batch') return firstBatch(origin);
  if (screen.path === 'batch learners') return `${await firstBatch(origin)}?tab=learners`;
  if (screen.path === 'ticket') return `/my-courses/${await classroomBatch(origin)}/ticket`;
  if (screen.path === 'check-in') return `/patron/basicdetails/check-in/${await classroomBatch(origin)}`;
  return screen.path === 'course' ? (await firstCourse(origin)).path : screen.path;
}

/** A batch of the demo learner that has materials. */
async function firstClass(origin: string): Promise<string> {
  const [token] = await sessionOf(origin, people.learner);
  const headers = { authorization: `Bearer ${token?.value}` };
  const { data } = await (await fetch(`${origin}/backend/class-materials`, { headers })).json();
  return `/my-courses/${data.results[0].batch_id}`;
}

/** A batch of the demo trainer's first course. */
async function firstBatch(origin: string): Promise<string> {
  const { data } = await (await fetch(`${origin}/backend/patrons-registration/GetCourseDetailsById/1`)).json();
  return `/patron/basicdetails/batches/${data.results.batches[0].id}`;
}

async function blockedUser(origin: string): Promise<string> {
  const [token] = await sessionOf(origin, people.admin);
  const headers = { authorization: `Bearer ${token?.value}` };
  const { data } = await (await fetch(`${origin}/backend/admin/users?search=rohit.malik`, { headers })).json();
  return `/admin/users/${data.results[0].id}`;
}

async function lastPayout(origin: string): Promise<string> {
  const [token] = await sessionOf(origin, people.trainer);
  const headers = { authorization: `Bearer ${token?.value}` };
  const { data } = await (await fetch(`${origin}/backend/earnings`, { headers })).json();
  return `/patron/basicdetails/earnings/orders?payout=${data.results.payouts[0].id}`;
}
