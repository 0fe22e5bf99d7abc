import { type BatchCertificates, setMinimumAttendance } from '@kaksha/api-client/certificates';
import { messageOf } from '@kaksha/api-client/errors';
import { brand } from '@kaksha/domain/brand';
import { certificatePercents } from '@kaksha/domain/certificates';
import { countText } from '@kaksha/domain/count-text';
import { percentText } from '@kaksha/domain/percent';
import { comparedFields, useConflict, useEdited } from '@kaksha/forms/use-conflict';
import { Button } from '@kaksha/ui/button';
import { Select } from '@kaksha/ui/field';
import { useRef, useState } from 'react';
import { useTrainerStore } from '../store/store-context';
import styles from './certificate-rule.module.css';

interface CertificateRuleProps {
  batchId: number;
  data: Pick<BatchCertificates, 'percent' | 'isFinished' | 'leastHours' | 'trainerVerified' | 'version'>;
}

interface Choice {
  /** Null for no certificates. */
  percent: number | null;
}

const comparedRule = comparedFields<Choice>(
  { percent: 'Attendance for a certificate' },
  { percent: (percent) => (percent === null ? 'No certificates' : `${percentText(percent)} of the sessions`) },
);

/** The attendance that a batch asks for a certificate. A choice is saved at once; after a conflict it can wait. */
export function CertificateRule({ batchId, data }: CertificateRuleProps) {
  const { percent: saved, isFinished, leastHours, trainerVerified, version } = data;
  const { host, certificates } = useTrainerStore();
  const [chosen, setChosen] = useState<Choice | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const latest = useRef<Choice | null>(null);
  const percent = chosen ? chosen.percent : saved;
  const conflict = useConflict<Choice, BatchCertificates>({
    record: 'rule',
    edited: useEdited({ version, values: { percent: saved } }, chosen !== null),
    fields: comparedRule,
    valuesOf: ({ percent }) => ({ percent }),
    apply: () => {},
  });
  // Choices are saved one after the other, so that the last one wins.
  const change = async (choice: Choice) => {
    const isSaving = latest.current !== null;
    latest.current = choice;
    setChosen(choice);
    if (isSaving) return;
    setWaiting(false);
    try {
      for (let next: Choice | null = choice; next; ) {
        const now: Choice = next;
        try {
          const stored = await conflict.save(now, (next, version) =>
            setMinimumAttendance(host.http, batchId, { ...next, version }),
          );
          if (!stored) return setWaiting(true);
          certificates.put(stored, batchId);
        } catch (error) {
          // A later choice replaces the refused one.
          if (latest.current === now) throw error;
        }
        next = latest.current === now ? null : latest.current;
      }
      host.notify.success('The rule for certificates is saved');
      setChosen(null);
    } catch (error) {
      host.notify.error('The rule was not saved', { description: messageOf(error, 'Please try again.') });
      setChosen(null);
    } finally {
      latest.current = null;
    }
  };
  const choices =
    percent === null ? certificatePercents : [...new Set([...certificatePercents, percent])].sort(byValue);
  const when = isFinished
    ? 'A lower minimum gives certificates to more learners at once. Certificates that were given stay.'
    : 'Learners get it when the last class is over.';
  return (
    <div className="cluster gap-2 gap-x-4 middle">
      <Select
        aria-label="Attendance for a certificate"
        prefix="Certificate from"
        boxSize="s"
        className={styles.select}
        value={percent ?? ''}
        onChange={({ target }) => void change({ percent: target.value === '' ? null : Number(target.value) })}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>{`${percentText(choice)} of the sessions`}</option>
        ))}
        <option value="">no certificates</option>
      </Select>
      {isWaiting && chosen && (
        <>
          <Button size="s" onClick={() => void change(chosen)}>
            Save
          </Button>
          <p className={`note ${styles.note}`}>Not saved yet</p>
        </>
      )}
      {conflict.dialog}
      <p className={`note ${styles.note}`}>{percent === null ? 'Learners of this batch get no certificates.' : when}</p>
      {percent !== null && leastHours > 0 && (
        <p className={`note ${styles.note}`}>{`A certificate also needs ${countText(leastHours, 'attended hour')}.`}</p>
      )}
      {percent !== null && !trainerVerified && (
        <p className={`note ${styles.note}`}>
          {`Your certificates say that ${brand.name} has not verified your identity, until your first payout is paid.`}
        </p>
      )}
    </div>
  );
}

const byValue = (one: number, other: number) => one - other;
