import { useNavigation } from 'react-router-dom';
import { ProgressLine } from './progress-line';

/**
 * Says that the next page is on its way. The line comes and goes in an element of its own: beside the page, its coming
 * would have the browser work out the whole page's style anew.
 */
export function NavigationProgress() {
  const { state } = useNavigation();
  return <div>{state !== 'idle' && <ProgressLine label="Loading page" />}</div>;
}
