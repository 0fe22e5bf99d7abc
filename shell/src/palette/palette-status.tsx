import type { Suggestions } from '@kaksha/api-client/use-suggestions';
import { TextButton } from '@kaksha/ui/text-button';
import { useBackOnline } from '@kaksha/ui/use-back-online';
import styles from './palette.module.css';

/** Says how many options there are, and why the suggestions are missing. */
export function PaletteStatus({ suggestions, count }: { suggestions: Suggestions; count: number }) {
  const { status, found, retry } = suggestions;
  const hasFailed = status === 'failed';
  useBackOnline(hasFailed, retry);
  return (
    <>
      <p role="status" className="visually-hidden">
        {status !== 'loading' && `${count} ${count === 1 ? 'option' : 'options'}, arrow keys to choose`}
      </p>
      {hasFailed && (
        <p role="alert" className={`note ${styles.problem}`}>
          <span>
            {navigator.onLine
              ? 'The suggestions did not load.'
              : 'You are offline. Suggestions appear when you are back online.'}
          </span>{' '}
          <TextButton onClick={retry}>Retry</TextButton>
        </p>
      )}
      {status === 'succeeded' && found.length === 0 && (
        <p className={`note ${styles.problem}`}>
          No course, category or trainer has this name. Enter searches all texts.
        </p>
      )}
    </>
  );
}
