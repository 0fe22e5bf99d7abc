import { useAction } from '@kaksha/api-client/use-action';

/**
 * Saves the stage of the course, then completes the step.
 * @param onError  returns true if it has shown the error itself
 */
export function useCompleteStep(
  saveStage: () => Promise<unknown>,
  complete: () => Promise<void>,
  onError: (error: unknown) => boolean = () => false,
) {
  const { busy, run } = useAction();

  const next = (): Promise<unknown> =>
    run(
      async () => {
        await saveStage();
        await complete();
      },
      { id: 'course-stage', failed: 'The step was not saved', retry: next, onError },
    );
  return { busy, next: () => void next() };
}
