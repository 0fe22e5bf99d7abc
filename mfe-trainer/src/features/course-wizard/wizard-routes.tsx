import { useResetOnUserChange } from '@kaksha/contract/current-user';
import { page } from '@kaksha/contract/page';
import { Outlet, type RouteObject } from 'react-router-dom';
import { TrainerProvider, useStoreUserId } from '../../store/store-context';
import type { TrainerStore } from '../../store/trainer-store';
import { wizardLoader, wizardRevalidates } from './load-wizard';

/** The wizard's routes lie outside the trainer area's layout: the wizard shows no side navigation. */
export function wizardRoutes(store: TrainerStore): RouteObject {
  const wizard = () => import(/* webpackChunkName: "course-wizard" */ './wizard-page');
  const wizardPage = { ...page(wizard, wizardLoader(store)), shouldRevalidate: wizardRevalidates };
  return {
    id: 'trainer:wizard',
    path: 'patron/basicdetails/courses',
    element: (
      <TrainerProvider store={store}>
        <WizardLayout />
      </TrainerProvider>
    ),
    children: [
      { id: 'trainer:course-create', path: 'create', ...wizardPage },
      { id: 'trainer:course-wizard', path: 'edit/:id', ...wizardPage },
    ],
  };
}

function WizardLayout() {
  useResetOnUserChange(useStoreUserId());
  return <Outlet />;
}
