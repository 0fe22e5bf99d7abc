import type { RemoteModule } from '@kaksha/contract/host';
import { page } from '@kaksha/contract/page';
import { CONTRACT_VERSION } from '@kaksha/contract/version';
import { createElement } from 'react';
import { Outlet, redirect } from 'react-router-dom';
import { paymentLoader, reloadsForOrder } from './features/payment/load-payment-page';
import { DashboardLayout } from './layout/dashboard-layout';
import { keepsForTab } from './profile-tabs';
import { createLearnerStore } from './store/learner-store';
import { loadClass, loadDashboard, loadHome, loadProfilePage, loadSeats, loadTicket } from './store/page-data';
import { LearnerStoreContext } from './store/store-context';

const remote: RemoteModule = {
  id: 'learner',
  contract: CONTRACT_VERSION,
  routes(host) {
    const store = createLearnerStore(host);
    const home = () => import(/* webpackChunkName: "dashboard-home" */ './features/home/home-page');
    const saved = () => import(/* webpackChunkName: "saved-courses" */ './features/saved-courses/saved-courses-page');
    const interested = () =>
      import(/* webpackChunkName: "interested-courses" */ './features/interested-courses/interested-courses-page');
    const purchased = () =>
      import(/* webpackChunkName: "purchased-courses" */ './features/purchased-courses/purchased-courses-page');
    const mine = () => import(/* webpackChunkName: "my-courses" */ './features/my-courses/my-courses-page');
    const ownClass = () => import(/* webpackChunkName: "class" */ './features/class/class-page');
    const ticket = () => import(/* webpackChunkName: "ticket" */ './features/class/ticket-page');
    const requests = () => import(/* webpackChunkName: "requests" */ './features/requests/requests-page');
    const profile = () => import(/* webpackChunkName: "profile" */ './features/profile/profile-page');
    const payment = () => import(/* webpackChunkName: "payment" */ './features/payment/payment-page');
    return [
      {
        id: 'learner:area',
        element: createElement(LearnerStoreContext, { value: store }, createElement(DashboardLayout)),
        // The numbers beside the links. Each page loads its own list on every visit.
        loader: () => host.awaitLoader(loadDashboard(store)),
        children: [
          {
            id: 'learner:my-courses',
            path: 'my-courses',
            ...page(mine, () => host.awaitLoader(loadSeats(store))),
          },
          {
            id: 'learner:dashboard',
            path: 'user-dashboard',
            children: [
              {
                id: 'learner:dashboard-home',
                index: true,
                ...page(home, () => host.awaitLoader(loadHome(store))),
              },
              {
                id: 'learner:saved-courses',
                path: 'saved-course',
                ...page(saved, () => host.awaitLoader(store.saved.load())),
              },
              {
                id: 'learner:interested-courses',
                path: 'interested-course',
                ...page(interested, () => host.awaitLoader(store.interested.load())),
              },
              {
                id: 'learner:purchased-courses',
                path: 'purchased-course',
                ...page(purchased, () => host.awaitLoader(store.payments.load())),
              },
              // The address of mails and notifications that were sent earlier.
              {
                id: 'learner:payments',
                path: 'payments',
                element: null,
                loader: () => redirect('/user-dashboard/purchased-course'),
              },
              {
                id: 'learner:requests',
                path: 'send-request',
                ...page(requests, () => host.awaitLoader(store.requests.load())),
              },
              {
                id: 'learner:profile',
                path: 'profile',
                shouldRevalidate: keepsForTab,
                ...page(profile, () => host.awaitLoader(loadProfilePage(store))),
              },
            ],
          },
        ],
      },
      {
        id: 'learner:payment-area',
        element: createElement(LearnerStoreContext, { value: store }, createElement(Outlet)),
        children: [
          {
            id: 'learner:class',
            path: 'my-courses/:batchId',
            ...page(ownClass, () => host.awaitLoader(loadClass(store))),
          },
          {
            id: 'learner:ticket',
            path: 'my-courses/:batchId/ticket',
            ...page(ticket, ({ params }) => host.awaitLoader(loadTicket(store, Number(params.batchId)))),
          },
          {
            id: 'learner:payment',
            path: 'payment/:courseId/:trainerId',
            shouldRevalidate: reloadsForOrder,
            ...page(payment, paymentLoader(store)),
          },
        ],
      },
    ];
  },
};

export default remote;
