import { useResetOnUserChange } from '@kaksha/contract/current-user';
import { Outlet } from 'react-router-dom';
import { useTrainerState } from '../../store/store-context';

/** Keeps the wizard's data those of whoever is signed in. */
export function WizardLayout() {
  useResetOnUserChange(useTrainerState(({ userId }) => userId));
  return <Outlet />;
}
