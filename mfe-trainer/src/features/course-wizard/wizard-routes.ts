import { page } from '@kaksha/contract/page';
import { createElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import { TrainerStoreContext } from '../../store/store-context';
import type { TrainerStore } from '../../store/trainer-store';
import { wizardLoader, wizardRevalidates } from './load-wizard';
import { WizardLayout } from './wizard-layout';

/** The wizard has the page for itself, without the area's navigation beside it. */
export function wizardRoutes(store: TrainerStore): RouteObject {
  const wizard = () => import(/* webpackChunkName: "course-wizard" */ './wizard-page');
  const open = { ...page(wizard, wizardLoader(store)), shouldRevalidate: wizardRevalidates };
  return {
    id: 'trainer:wizard',
    path: 'patron/basicdetails/courses',
    element: createElement(TrainerStoreContext, { value: store }, createElement(WizardLayout)),
    children: [
      { id: 'trainer:course-create', path: 'create', ...open },
      { id: 'trainer:course-wizard', path: 'edit/:id', ...open },
    ],
  };
}
