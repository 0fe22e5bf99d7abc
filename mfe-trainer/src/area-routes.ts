import { page } from '@kaksha/contract/page';
import type { RouteObject } from 'react-router-dom';
import { linesLoader } from './features/earnings/lines/lines-view';
import { homeLoader } from './features/home/load-home';
import { revalidateForData } from './list/revalidation';
import { loadTaught, type TrainerStore } from './store/trainer-store';

const home = () => import(/* webpackChunkName: "trainer-home" */ './features/home/home-page');
const checkIn = () => import(/* webpackChunkName: "check-in" */ './features/check-in/check-in-page');
const coupons = () => import(/* webpackChunkName: "coupons" */ './features/coupons/coupons-page');
const details = () => import(/* webpackChunkName: "basic-details" */ './features/basic-details/basic-details-page');
const calendar = () => import(/* webpackChunkName: "calendar" */ './features/calendar/calendar-page');
const earnings = () => import(/* webpackChunkName: "earnings" */ './features/earnings/earnings-page');
const earningsLines = () => import(/* webpackChunkName: "earnings-lines" */ './features/earnings/lines/lines-page');
const enquiries = () => import(/* webpackChunkName: "enquiries" */ './features/enquiries/enquiries-page');
const pricing = () => import(/* webpackChunkName: "pricing" */ './features/pricing/pricing-page');
const staff = () => import(/* webpackChunkName: "staff" */ './features/staff/staff-page');
const support = () => import(/* webpackChunkName: "support" */ './features/support/support-page');
const supportLinks = () =>
  import(/* webpackChunkName: "support-links" */ './features/support-links/support-links-page');
const verification = () => import(/* webpackChunkName: "verification" */ './features/verification/verification-page');

/** Routes of the trainer area except those of the courses. */
export function areaRoutes(store: TrainerStore): RouteObject[] {
  const { awaitLoader } = store.host;
  return [
    { id: 'trainer:home', index: true, ...page(home, homeLoader(store)) },
    { id: 'trainer:home-by-name', path: 'home', ...page(home, homeLoader(store)) },
    {
      id: 'trainer:enquiries',
      path: 'enquiries',
      ...page(enquiries, () => awaitLoader(store.enquiries.load())),
      shouldRevalidate: revalidateForData(),
    },
    {
      id: 'trainer:calendar',
      path: 'calendar',
      ...page(calendar, () => awaitLoader(Promise.all([store.feed.load(), loadTaught(store)]))),
    },
    {
      id: 'trainer:details',
      path: 'profile',
      ...page(details, () => awaitLoader(Promise.all([store.details.load(), store.notificationSettings.load()]))),
    },
    { id: 'trainer:check-in', path: 'check-in/:batchId', ...page(checkIn) },
    { id: 'trainer:staff', path: 'staff', ...page(staff, () => awaitLoader(store.staff.load())) },
    { id: 'trainer:earnings', path: 'earnings', ...page(earnings, () => awaitLoader(store.earnings.load())) },
    { id: 'trainer:earnings-lines', path: 'earnings/orders', ...page(earningsLines, linesLoader(store)) },
    { id: 'trainer:pricing', path: 'pricing', ...page(pricing, () => awaitLoader(store.pricing.load())) },
    {
      id: 'trainer:coupons',
      path: 'coupons',
      ...page(coupons, () =>
        awaitLoader(Promise.all([store.coupons.load(), store.courses.load('published'), store.courses.load('draft')])),
      ),
    },
    {
      id: 'trainer:verification',
      path: 'verification',
      ...page(verification, () => awaitLoader(store.verification.load())),
    },
    { id: 'trainer:support', path: 'support', ...page(support) },
    {
      id: 'trainer:support-links',
      path: 'supportLink',
      ...page(supportLinks, () => awaitLoader(store.supportLinks.load())),
    },
  ];
}
