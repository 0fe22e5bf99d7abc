import type { RemoteModule } from '@kaksha/contract/host';
import { page } from '@kaksha/contract/page';
import { CONTRACT_VERSION } from '@kaksha/contract/version';
import { createElement } from 'react';
import { redirect } from 'react-router-dom';
import { DashboardLayout } from './layout/dashboard-layout';
import { createLearnerStore, loadCourses } from './store/learner-store';
import { LearnerStoreContext } from './store/store-context';

const remote: RemoteModule = {
  id: 'learner',
  contract: CONTRACT_VERSION,
  routes(host) {
    const store = createLearnerStore(host);
    const saved = () => import(/* webpackChunkName: "saved-courses" */ './features/saved-courses/saved-courses-page');
    const interested = () =>
      import(/* webpackChunkName: "interested-courses" */ './features/interested-courses/interested-courses-page');
    return [
      {
        id: 'learner:dashboard',
        path: 'user-dashboard',
        element: createElement(LearnerStoreContext, { value: store }, createElement(DashboardLayout)),
        // The numbers beside the links; each page asks for its own list whenever it is visited.
        loader: () => host.settle(Promise.all([loadCourses(store, 'saved'), loadCourses(store, 'interested')])),
        children: [
          {
            id: 'learner:dashboard-home',
            index: true,
            element: null,
            loader: () => redirect('/user-dashboard/saved-course'),
          },
          {
            id: 'learner:saved-courses',
            path: 'saved-course',
            ...page(saved, () => host.settle(loadCourses(store, 'saved'))),
          },
          {
            id: 'learner:interested-courses',
            path: 'interested-course',
            ...page(interested, () => host.settle(loadCourses(store, 'interested'))),
          },
        ],
      },
    ];
  },
};

export default remote;
