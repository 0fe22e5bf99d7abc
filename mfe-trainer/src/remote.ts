import type { RemoteModule } from '@kaksha/contract/host';
import { page } from '@kaksha/contract/page';
import { CONTRACT_VERSION } from '@kaksha/contract/version';
import { createElement } from 'react';
import { redirect } from 'react-router-dom';
import { areaRoutes } from './area-routes';
import { batchLoader } from './features/batch/load-batch';
import { courseActivityLoader, revalidateForTab } from './features/course-activity/load-course-activity';
import { courseListLoader, revalidateForCourseTab } from './features/course-list/load-course-list';
import { wizardRoutes } from './features/course-wizard/wizard-routes';
import { TrainerLayout } from './layout/trainer-layout';
import { revalidateForData } from './list/revalidation';
import { withNoticeTimes } from './notice-times';
import { courseListPath, homePath } from './paths';
import { TrainerProvider } from './store/store-context';
import { createTrainerStore } from './store/trainer-store';

const remote: RemoteModule = {
  id: 'trainer',
  contract: CONTRACT_VERSION,
  routes(host) {
    const store = createTrainerStore(withNoticeTimes(host));
    const courses = () => import(/* webpackChunkName: "courses" */ './features/course-list/course-list-page');
    const activity = () =>
      import(/* webpackChunkName: "course-activity" */ './features/course-activity/course-activity-page');
    const batch = () => import(/* webpackChunkName: "batch" */ './features/batch/batch-page');
    const toCourses = () => redirect(courseListPath());
    return [
      { id: 'trainer:entry', path: 'patron', element: null, loader: () => redirect(homePath) },
      {
        id: 'trainer:area',
        path: 'patron/basicdetails',
        element: createElement(TrainerProvider, { store }, createElement(TrainerLayout)),
        children: [
          { id: 'trainer:courses-home', path: 'courses', element: null, loader: toCourses },
          {
            id: 'trainer:courses',
            path: 'courses/allcourses',
            ...page(courses, courseListLoader(store)),
            shouldRevalidate: revalidateForCourseTab,
          },
          {
            id: 'trainer:course-activity',
            path: 'courses/activity/:courseId',
            ...page(activity, courseActivityLoader(store)),
            shouldRevalidate: revalidateForTab,
          },
          {
            id: 'trainer:batch',
            path: 'batches/:batchId',
            ...page(batch, batchLoader(store)),
            shouldRevalidate: revalidateForData(),
          },
          ...areaRoutes(store),
        ],
      },
      wizardRoutes(store),
    ];
  },
};

export default remote;
