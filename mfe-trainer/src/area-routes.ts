import { page } from '@kaksha/contract/page';
import type { RouteObject } from 'react-router-dom';
import { homeLoader } from './features/home/load-home';
import { onlyForAnotherPage } from './list/only-for-another-page';
import { loadFeed } from './store/feed';
import { loadEnquiries } from './store/overview';
import { loadDetails, loadPricing, loadSupportLinks } from './store/settings';
import { loadCourses, type TrainerStore } from './store/trainer-store';

const home = () => import(/* webpackChunkName: "trainer-home" */ './features/home/home-page');
const details = () => import(/* webpackChunkName: "basic-details" */ './features/basic-details/basic-details-page');
const calendar = () => import(/* webpackChunkName: "calendar" */ './features/calendar/calendar-page');
const enquiries = () => import(/* webpackChunkName: "enquiries" */ './features/enquiries/enquiries-page');
const pricing = () => import(/* webpackChunkName: "pricing" */ './features/pricing/pricing-page');
const support = () => import(/* webpackChunkName: "support" */ './features/support/support-page');
const supportLinks = () =>
  import(/* webpackChunkName: "support-links" */ './features/support-links/support-links-page');

/** The screens around the courses, below the trainer area's address. */
export function areaRoutes(store: TrainerStore): RouteObject[] {
  const { awaitLoader } = store.host;
  return [
    { id: 'trainer:home', index: true, ...page(home, homeLoader(store)) },
    { id: 'trainer:home-by-name', path: 'home', ...page(home, homeLoader(store)) },
    {
      id: 'trainer:enquiries',
      path: 'enquiries',
      ...page(enquiries, () => awaitLoader(loadEnquiries(store))),
      shouldRevalidate: onlyForAnotherPage,
    },
    {
      id: 'trainer:calendar',
      path: 'calendar',
      ...page(calendar, () => awaitLoader(Promise.all([loadFeed(store), loadCourses(store, 'published')]))),
    },
    { id: 'trainer:details', path: 'profile', ...page(details, () => awaitLoader(loadDetails(store))) },
    { id: 'trainer:pricing', path: 'pricing', ...page(pricing, () => awaitLoader(loadPricing(store))) },
    { id: 'trainer:support', path: 'support', ...page(support) },
    {
      id: 'trainer:support-links',
      path: 'supportLink',
      ...page(supportLinks, () => awaitLoader(loadSupportLinks(store))),
    },
  ];
}
