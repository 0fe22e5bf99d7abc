import { useReloadForPerson } from '@kaksha/contract/person';
import { Outlet } from 'react-router-dom';
import { useTrainerState } from '../../store/store-context';

/** Keeps the wizard's data those of whoever is signed in. */
export function WizardLayout() {
  useReloadForPerson(useTrainerState(({ userId }) => userId));
  return <Outlet />;
}
