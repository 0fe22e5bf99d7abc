import { Button, type ButtonProps } from '@kaksha/ui/button';
import { useFormContext } from 'react-hook-form';

/** The submit button; busy while the form is submitting, so that it is sent once. */
export function SubmitButton({ danger = false, variant, busy, ...rest }: Omit<ButtonProps, 'type'>) {
  const { formState } = useFormContext();
  // The text of a dangerous action has too little contrast on the accent colour.
  const look = variant ?? (danger ? 'outline' : 'accent');
  return <Button {...rest} type="submit" danger={danger} variant={look} busy={busy || formState.isSubmitting} />;
}
