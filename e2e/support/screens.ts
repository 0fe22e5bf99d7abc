import { people } from './people';

/** Every screen that there is, for what all of them must hold. */
export interface Screen {
  name: string;
  path: string;
  status?: 404;
  /** Who looks at it; a visitor by default. */
  as?: string;
  /** The page's own heading. */
  heading: RegExp;
}

export interface ListedCourse {
  id: number;
  name: string;
  path: string;
}

/** The course that the list shows first. */
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
  { name: 'the list of trainers', path: '/live-online-trainers', heading: /trainers/i },
  { name: 'a trainer', path: '/instructorprofile/1', heading: /./ },
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
  { name: 'sign-in', path: '/login', heading: /^Sign in$/ },
  { name: 'saved courses', path: '/user-dashboard/saved-course', as: people.learner, heading: /saved courses/i },
  {
    name: "the trainer's courses",
    path: '/patron/basicdetails/courses/allcourses?tab=published',
    as: people.trainer,
    heading: /courses/i,
  },
  { name: 'the blog dashboard', path: '/blog-dashboard', as: people.admin, heading: /blog/i },
  { name: 'an unknown address', path: '/no-such-page', status: 404, heading: /not found|no page|nothing/i },
  { name: 'an unknown course', path: '/course/nothing/99999999', status: 404, heading: /course/i },
];

/** The address of a screen; one that shows a course shows the first. */
export async function addressOf(origin: string, screen: Screen): Promise<string> {
  return screen.path === 'course' ? (await firstCourse(origin)).path : screen.path;
}
