import { useAction } from '@kaksha/api-client/use-action';
import { getVerificationDocument } from '@kaksha/api-client/verification';
import type { VerificationDocument } from '@kaksha/domain/trainer-verification';
import { saveBlob } from '@kaksha/ui/download-text';
import { TextButton } from '@kaksha/ui/text-button';
import { useTrainerStore } from '../../store/store-context';

/** Saves a document that was sent. */
export function DocumentButton({ document: { id, fileName } }: { document: VerificationDocument }) {
  const { http } = useTrainerStore().host;
  const { run } = useAction();
  const save = () =>
    run(async () => saveBlob(await getVerificationDocument(http, id), fileName), {
      failed: 'The document did not load',
    });
  return (
    <TextButton aria-label={`Save ${fileName}`} onClick={() => void save()}>
      Save
    </TextButton>
  );
}
