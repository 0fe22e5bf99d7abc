import { useNavigation } from 'react-router-dom';
import { ProgressLine } from './progress-line';

/** Says that the next page is on its way. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <ProgressLine label="Loading page" />;
}
