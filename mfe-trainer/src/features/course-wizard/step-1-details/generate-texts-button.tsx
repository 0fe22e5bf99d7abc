import { generateCourseContent } from '@kaksha/api-client/ai';
import { attempt } from '@kaksha/api-client/use-action';
import { useHost } from '@kaksha/contract/host-context';
import { builtInTextNotice } from '@kaksha/domain/built-in-writer';
import { Button } from '@kaksha/ui/button';
import { Sparkles } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { useTrainerStore } from '../../../store/store-context';
import { formSubject } from '../shared/ai-subject';
import { useCancellable } from '../shared/use-cancellable';
import type { DetailsValues } from './details-values';

const fields = ['description', 'prerequisites', 'objectives'] as const;

/** Generates description, prerequisites and objectives from the course's name. Undo restores replaced texts. */
export function GenerateTextsButton() {
  const host = useHost();
  const { notify } = host;
  const store = useTrainerStore();
  const { getValues, setValue, setFocus, clearErrors } = useFormContext<DetailsValues>();
  const { busy, run, cancel } = useCancellable();

  const write = (texts: Pick<DetailsValues, (typeof fields)[number]>) => {
    for (const field of fields) setValue(field, texts[field], { shouldDirty: true });
    clearErrors(fields);
  };
  const generate = (signal: AbortSignal) =>
    attempt(
      notify,
      async () => {
        const before = getValues();
        const texts = await generateCourseContent(host.http, formSubject(store, before), signal);
        if (signal.aborted) return;
        const { description, prerequisites, objectives } = getValues();
        write({
          description: texts.description,
          prerequisites: texts.prerequisites.join('\n'),
          objectives: texts.objectives.join('\n'),
        });
        const wasEmpty = !description && !prerequisites && !objectives;
        notify.success('Course content generated successfully!', {
          ...(texts.isBuiltIn && { description: builtInTextNotice }),
          ...(!wasEmpty && {
            action: { label: 'Undo', onClick: () => write({ description, prerequisites, objectives }) },
          }),
        });
      },
      { failed: 'Failed to generate course content. Please try again.', fallback: '', onError: () => signal.aborted },
    );
  const begin = () => {
    if (getValues('name').trim()) return void run(generate);
    notify.error('Please enter course name first');
    setFocus('name');
  };

  return (
    <div className="cluster gap-2">
      <Button size="s" busy={busy} icon={<Sparkles aria-hidden="true" />} onClick={begin}>
        {busy ? 'Generating…' : 'AI Generate'}
      </Button>
      {busy && (
        <Button size="s" variant="ghost" onClick={cancel}>
          Cancel
        </Button>
      )}
      <span role="status" className="visually-hidden">
        {busy && 'Description, prerequisites and objectives are being written'}
      </span>
    </div>
  );
}
