import { saveInterests } from '@kaksha/api-client/profile';
import { useFormAction } from '@kaksha/api-client/use-action';
import { useHost } from '@kaksha/contract/host-context';
import { useUnsavedWork } from '@kaksha/contract/unsaved';
import * as limits from '@kaksha/domain/limits';
import type { ChosenInterest, Interests } from '@kaksha/domain/profile';
import { saveVersion, useEdited } from '@kaksha/forms/use-conflict';
import { Banner } from '@kaksha/ui/banner';
import { Button } from '@kaksha/ui/button';
import { Chip } from '@kaksha/ui/chip';
import { useState } from 'react';
import type { InterestChoice } from '../../store/learner-data';
import { useLearnerStore } from '../../store/store-context';
import { type ChosenInterests, chosenOf, interestsOf, isSame, toggled, withChanges } from './interest-selection';
import styles from './profile-page.module.css';

const maxInterests = limits.profile.interests;

/** Categories as chips; selected ones show their subcategories below. */
export function InterestsForm({ choice: { categories, subcategories, interests } }: { choice: InterestChoice }) {
  const host = useHost();
  const store = useLearnerStore();
  // Null until the user chooses, so that a later answer shows.
  const [changed, setChanged] = useState<ChosenInterests | null>(null);
  const chosen = changed ?? chosenOf(interests.chosen);
  const latest = { version: interests.version, values: interests.chosen };
  const edited = useEdited<readonly ChosenInterest[]>(latest, changed !== null);
  const { busy, problem: failure, run } = useFormAction();
  const wanted = interestsOf(chosen, subcategories);
  const isDirty = changed !== null && !isSame(wanted, edited.loaded.values ?? []);
  useUnsavedWork(isDirty ? 'Your interests are not saved yet.' : null);
  const tooMany = wanted.length > maxInterests;

  /** Puts the choices that were made since `base` onto the stored interests. */
  const rebase = (stored: Interests, base: readonly ChosenInterest[]) => {
    edited.set({ version: stored.version, values: stored.chosen });
    store.interests.put({ categories, subcategories, interests: stored });
    setChanged((current) => {
      const mine = current && withChanges(stored.chosen, base, interestsOf(current, subcategories));
      return mine && !isSame(mine, stored.chosen) ? chosenOf(mine) : null;
    });
  };

  const save = async () => {
    if (tooMany) return;
    await run(async () => {
      let sent: readonly ChosenInterest[] = wanted;
      const saved = await saveVersion<readonly ChosenInterest[], Interests>(wanted, edited.loaded, {
        call(choice, version) {
          sent = choice;
          return saveInterests(host.http, choice, version);
        },
        valuesOf: ({ chosen }) => chosen,
        async resolve(mine, stored, loaded) {
          const base = loaded ?? [];
          rebase(stored, base);
          const both = withChanges(stored.chosen, base, mine);
          return both.length > maxInterests ? null : both;
        },
      });
      if (!saved) return;
      rebase(saved, sent);
      host.notify.success('Interests saved');
    });
  };

  return (
    <form
      aria-label="Interests"
      className="stack gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void save();
      }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a flex box in every browser */}
      <div role="group" aria-label="Fields" className="cluster gap-2">
        {categories.map(({ id, displayName }) => (
          <Chip
            key={id}
            pressed={chosen.categories.includes(id)}
            onClick={() => setChanged({ ...chosen, categories: toggled(chosen.categories, id) })}
          >
            {displayName}
          </Chip>
        ))}
      </div>
      {categories
        .filter(({ id }) => chosen.categories.includes(id))
        .map(({ id, displayName }) => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          <div key={id} role="group" aria-label={`Parts of ${displayName}`} className={`stack gap-2 ${styles.parts}`}>
            <p aria-hidden="true">{displayName}</p>
            <div className="cluster gap-2">
              {subcategories
                .filter(({ categoryId }) => categoryId === id)
                .map((part) => (
                  <Chip
                    key={part.id}
                    pressed={chosen.subcategories.includes(part.id)}
                    onClick={() => setChanged({ ...chosen, subcategories: toggled(chosen.subcategories, part.id) })}
                  >
                    {part.name}
                  </Chip>
                ))}
            </div>
          </div>
        ))}
      {tooMany && <Banner tone="bad" role="alert">{`Please choose at most ${maxInterests} interests`}</Banner>}
      {failure && <Banner tone="bad" role="alert">{`Your interests were not saved. ${failure}`}</Banner>}
      <div className={`cluster gap-3 gap-x-4 middle ${styles.actions}`}>
        <Button type="submit" variant="ink" busy={busy} aria-disabled={tooMany}>
          Save interests
        </Button>
        {isDirty && <p className="meta">Not saved yet</p>}
      </div>
    </form>
  );
}
