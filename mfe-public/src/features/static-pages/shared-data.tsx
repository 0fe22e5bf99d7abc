import { sharedWithTrainers, sharingGroupLabels, sharingGroups } from '@kaksha/domain/shared-with-trainers';
import { Check } from 'lucide-react';
import styles from './shared-data.module.css';

/** Which data of a learner the trainer of a course sees, by what the learner did. */
export function SharedData() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard user scrolls a wide table with the arrow keys
    <section className={`panel ${styles.scroll}`} aria-label="Data that trainers see" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Trainers see, if you</th>
            {sharingGroups.map((group) => (
              <th key={group} scope="col">
                {sharingGroupLabels[group]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sharedWithTrainers.map(({ label, groups }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {sharingGroups.map((group) => (
                <td key={group}>
                  {groups.includes(group) ? (
                    <>
                      <Check aria-hidden="true" />
                      <span className="visually-hidden">Yes</span>
                    </>
                  ) : (
                    'No'
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
