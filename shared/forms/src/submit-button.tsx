import { Button, type ButtonProps } from '@kaksha/ui/button';
import { useFormContext } from 'react-hook-form';

/** The submit button; busy while the form is submitting, so that it is sent once. */
export function SubmitButton({ variant = 'accent', busy, ...rest }: Omit<ButtonProps, 'type'>) {
  const { formState } = useFormContext();
  return <Button {...rest} type="submit" variant={variant} busy={busy || formState.isSubmitting} />;
}
