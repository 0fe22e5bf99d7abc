import { useResource } from '@kaksha/api-client/use-resource';
import { digestLabels, digests, savedSearchPath } from '@kaksha/domain/saved-search';
import { isOneOf } from '@kaksha/domain/typed';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Field, Select } from '@kaksha/ui/field';
import { IconButton } from '@kaksha/ui/icon-button';
import { TextLink } from '@kaksha/ui/link';
import { Skeleton } from '@kaksha/ui/skeleton';
import { X } from 'lucide-react';
import { changeDigest, removeSearch } from '../../store/saved-searches';
import { useLearnerStore } from '../../store/store-context';
import styles from './profile-page.module.css';

/** Saved searches as links. */
export function SavedSearches() {
  const store = useLearnerStore();
  const searches = useResource(store.searches);
  return (
    <section className={`stack gap-5 top card ${styles.card}`} aria-labelledby="saved-searches">
      <h2 id="saved-searches">Saved searches</h2>
      <AsyncBoundary
        resource={searches}
        name="Saved searches"
        onRetry={() => void store.searches.load()}
        loading={<Skeleton />}
        empty={
          <p className="meta">
            None yet. <TextLink to="/live-courses">Search courses</TextLink> and save what you look for.
          </p>
        }
      >
        {(all) => (
          <>
            <p className="meta">How often should we tell you about new courses that match?</p>
            <ul className={styles.rows} aria-label="Saved searches">
              {all.map((search) => (
                <li key={search.id} className={`row gap-3 middle between ${styles.row}`}>
                  <TextLink to={savedSearchPath(search)} dir="auto">
                    {search.name}
                  </TextLink>
                  <Field
                    label={`Tell me about new courses for ${search.name}`}
                    labelHidden
                    required={false}
                    className={styles.digest}
                  >
                    <Select
                      value={search.digest}
                      onChange={({ target: { value } }) => {
                        if (isOneOf(digests, value)) void changeDigest(store, search, value);
                      }}
                    >
                      {digests.map((digest) => (
                        <option key={digest} value={digest}>
                          {digestLabels[digest]}
                        </option>
                      ))}
                    </Select>
                  </Field>
                  <IconButton
                    label={`Remove ${search.name}`}
                    icon={<X aria-hidden="true" />}
                    onClick={() => void removeSearch(store, search)}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </AsyncBoundary>
    </section>
  );
}
