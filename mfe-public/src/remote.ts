import type { RemoteModule } from '@kaksha/contract/host';
import { page } from '@kaksha/contract/page';
import { CONTRACT_VERSION } from '@kaksha/contract/version';
import { createElement } from 'react';
import { blogLoader } from './features/blog-list/load-blog-page';
import { postLoader } from './features/blog-post/load-post-page';
import { certificateLoader } from './features/certificate/load-certificate-page';
import { compareLoader } from './features/compare/load-compare-page';
import { courseLoader } from './features/course/load-course-page';
import { searchLoader } from './features/course-search/load-search-page';
import { homeLoader } from './features/home/load-home-page';
import { instructorLoader } from './features/instructor/load-instructor-page';
import { legalLoader } from './features/static-pages/load-legal-page';
import { trainersLoader } from './features/trainers/load-trainers-page';
import { publicStoreOf } from './store/public-store';
import { StoreLayout } from './store/store-layout';
import { flags, settings } from './values';

const newestPosts = () => import(/* webpackChunkName: "newest-posts" */ './features/newest-posts/newest-posts');

const remote: RemoteModule = {
  id: 'public',
  contract: CONTRACT_VERSION,
  flags,
  settings,
  extensions: [
    { slot: 'dashboard.home', id: 'newest-posts', load: newestPosts },
    { slot: 'trainer.home', id: 'newest-posts-for-trainers', load: newestPosts },
  ],
  routes(host) {
    const store = publicStoreOf(host);
    const home = () => import(/* webpackChunkName: "home" */ './features/home/home-page');
    const search = () => import(/* webpackChunkName: "course-search" */ './features/course-search/search-page');
    const course = () => import(/* webpackChunkName: "course" */ './features/course/course-page');
    const compare = () => import(/* webpackChunkName: "compare" */ './features/compare/compare-page');
    const certificate = () => import(/* webpackChunkName: "certificate" */ './features/certificate/certificate-page');
    const trainers = () => import(/* webpackChunkName: "trainers" */ './features/trainers/trainers-page');
    const instructor = () => import(/* webpackChunkName: "instructor" */ './features/instructor/instructor-page');
    const about = () => import(/* webpackChunkName: "about" */ './features/static-pages/about-page');
    const careers = () => import(/* webpackChunkName: "careers" */ './features/static-pages/careers-page');
    const partners = () => import(/* webpackChunkName: "partners" */ './features/static-pages/tech-partnerships-page');
    const privacy = () => import(/* webpackChunkName: "privacy" */ './features/static-pages/privacy-page');
    const terms = () => import(/* webpackChunkName: "terms" */ './features/static-pages/terms-page');
    const policy = () => import(/* webpackChunkName: "policy" */ './features/static-pages/policy-page');
    const blog = () => import(/* webpackChunkName: "blog" */ './features/blog-list/blog-page');
    const post = () => import(/* webpackChunkName: "post" */ './features/blog-post/post-page');
    const contact = () => import(/* webpackChunkName: "contact" */ './features/contact/contact-page');
    const register = () => import(/* webpackChunkName: "register" */ './features/trainer-register/register-page');
    return [
      {
        id: 'public',
        element: createElement(StoreLayout, { store }),
        children: [
          { id: 'public:home', index: true, ...page(home, homeLoader(store), { prefetch: true, chunk: 'home' }) },
          {
            id: 'public:courses',
            path: 'live-courses',
            ...page(search, searchLoader(store), { prefetch: true, chunk: 'course-search' }),
          },
          {
            id: 'public:course',
            path: 'course/:courseName/:courseId',
            ...page(course, courseLoader(store), { prefetch: true, chunk: 'course' }),
          },
          {
            id: 'public:course-by-id',
            path: 'course/:courseId',
            ...page(course, courseLoader(store), { prefetch: true, chunk: 'course' }),
          },
          {
            id: 'public:compare',
            path: 'compare',
            ...page(compare, compareLoader(store), { prefetch: true, chunk: 'compare' }),
          },
          {
            id: 'public:certificate',
            path: 'certificates/:id',
            ...page(certificate, certificateLoader(store), { chunk: 'certificate' }),
          },
          {
            id: 'public:trainers',
            path: 'live-online-trainers',
            ...page(trainers, trainersLoader(store), { prefetch: true, chunk: 'trainers' }),
          },
          {
            id: 'public:register',
            path: 'live-trainer-register',
            ...page(register, () => host.awaitLoader(store.platformFee.load()), { chunk: 'register' }),
          },
          {
            id: 'public:instructor',
            path: 'instructorprofile/:id?',
            ...page(instructor, instructorLoader(store), { prefetch: true, chunk: 'instructor' }),
          },
          { id: 'public:about', path: 'aboutus', ...page(about, undefined, { chunk: 'about' }) },
          { id: 'public:careers', path: 'careers', ...page(careers, undefined, { chunk: 'careers' }) },
          { id: 'public:partners', path: 'tech-partnerships', ...page(partners, undefined, { chunk: 'partners' }) },
          {
            id: 'public:privacy',
            path: 'privacy',
            ...page(privacy, legalLoader(store, 'privacy'), { chunk: 'privacy' }),
          },
          { id: 'public:terms', path: 'terms', ...page(terms, legalLoader(store, 'terms'), { chunk: 'terms' }) },
          { id: 'public:policy', path: 'policy', ...page(policy, legalLoader(store, 'policy'), { chunk: 'policy' }) },
          { id: 'public:blog', path: 'blog', ...page(blog, blogLoader(store), { prefetch: true, chunk: 'blog' }) },
          {
            id: 'public:post',
            path: 'blog/:slug',
            ...page(post, postLoader(store), { prefetch: true, chunk: 'post' }),
          },
          { id: 'public:contact', path: 'contact', ...page(contact, undefined, { chunk: 'contact' }) },
        ],
      },
    ];
  },
};

export default remote;
