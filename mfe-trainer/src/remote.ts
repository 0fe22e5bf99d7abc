import type { RemoteModule } from '@kaksha/contract/host';
import { page } from '@kaksha/contract/page';
import { CONTRACT_VERSION } from '@kaksha/contract/version';
import { createElement } from 'react';
import { redirect } from 'react-router-dom';
import { courseListLoader } from './features/course-list/load-course-list';
import { TrainerLayout } from './layout/trainer-layout';
import { courseListPath } from './paths';
import { TrainerStoreContext } from './store/store-context';
import { createTrainerStore } from './store/trainer-store';

const remote: RemoteModule = {
  id: 'trainer',
  contract: CONTRACT_VERSION,
  routes(host) {
    const store = createTrainerStore(host);
    const courses = () => import(/* webpackChunkName: "courses" */ './features/course-list/course-list-page');
    const toCourses = () => redirect(courseListPath());
    return [
      {
        id: 'trainer:area',
        path: 'patron/basicdetails',
        element: createElement(TrainerStoreContext, { value: store }, createElement(TrainerLayout)),
        children: [
          { id: 'trainer:home', index: true, element: null, loader: toCourses },
          { id: 'trainer:courses-home', path: 'courses', element: null, loader: toCourses },
          { id: 'trainer:courses', path: 'courses/allcourses', ...page(courses, courseListLoader(store)) },
        ],
      },
    ];
  },
};

export default remote;
