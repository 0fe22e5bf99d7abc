import { formatMissing, type MissingItem, type MissingPart, type WizardStep } from '@kaksha/domain/course-progress';
import { Banner } from '@kaksha/ui/banner';
import { TextButton } from '@kaksha/ui/text-button';
import { CircleDashed } from 'lucide-react';
import { stepNames } from '../steps';
import styles from './missing-parts.module.css';

export interface MissingPartsProps {
  missing: readonly MissingItem[];
  goTo: (step: WizardStep) => void;
}

/** Lists the parts that are missing for publishing, grouped by step. */
export function MissingParts({ missing, goTo }: MissingPartsProps) {
  const parts = [...new Set(missing.map(({ part }) => part))];
  const of = (part: MissingPart) => missing.filter((one) => one.part === part);
  return (
    <Banner tone="saffron" role="status" icon={<CircleDashed aria-hidden="true" />}>
      <strong>The course is a draft. To be published it needs:</strong>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={part}>
            <span>{`${formatMissing(of(part))} `}</span>
            {part !== 'curriculum' && (
              <TextButton tone="prose" onClick={() => goTo(part)}>
                {`Go to ${stepNames[part]}`}
              </TextButton>
            )}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
