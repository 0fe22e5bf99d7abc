import { useNavigation } from 'react-router-dom';
import { ProgressLine } from './progress-line';

/**
 * Shows that the next page is loading. Rendered in a separate element: as a sibling of the page it would make the
 * browser recalculate the styles of the whole page.
 */
export function NavigationProgress() {
  const { state } = useNavigation();
  return <div>{state !== 'idle' && <ProgressLine label="Loading page" />}</div>;
}
