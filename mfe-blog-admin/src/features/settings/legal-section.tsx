import { useResource } from '@kaksha/api-client/use-resource';
import { legalDocuments, legalTitles, type ManagedLegal } from '@kaksha/domain/legal';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Segmented } from '@kaksha/ui/segmented';
import { Spinner } from '@kaksha/ui/spinner';
import { useEffect, useState } from 'react';
import { useBlogStore } from '../../store/store-context';
import { LegalForm } from './legal-form';

/** The texts of terms, privacy and policy with the day they take effect. */
export function LegalSection() {
  const { legalTexts } = useBlogStore();
  const [chosen, setChosen] = useState<ManagedLegal['document']>('terms');
  useEffect(() => void legalTexts.load(), [legalTexts]);
  return (
    <AsyncBoundary
      resource={useResource(legalTexts)}
      name="The texts"
      onRetry={() => void legalTexts.load()}
      loading={<Spinner page />}
    >
      {(texts) => (
        <div className="stack gap-4">
          <Segmented
            label="Text"
            options={legalDocuments.map((value) => ({ value, label: legalTitles[value] }))}
            value={chosen}
            onValueChange={setChosen}
          />
          {texts
            .filter(({ document }) => document === chosen)
            .map((legal) => (
              <LegalForm key={legal.document} legal={legal} />
            ))}
        </div>
      )}
    </AsyncBoundary>
  );
}
