import { Button, type ButtonProps } from '@kaksha/ui/button';
import { useFormContext } from 'react-hook-form';

/** A further action of a form, e.g. Cancel; inactive while the form is being sent. */
export function FormButton({ disabled, ...rest }: Omit<ButtonProps, 'type'>) {
  const { formState } = useFormContext();
  return <Button {...rest} disabled={disabled || formState.isSubmitting} />;
}
