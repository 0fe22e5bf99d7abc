import { Button, type ButtonProps } from '@kaksha/ui/button';
import { useFormContext } from 'react-hook-form';

/** The form's one action; busy while the form is on its way, so that it is sent once. */
export function SubmitButton({ variant = 'accent', busy, ...rest }: Omit<ButtonProps, 'type'>) {
  const { formState } = useFormContext();
  return <Button {...rest} type="submit" variant={variant} busy={busy || formState.isSubmitting} />;
}
