import { Banner } from '@kaksha/ui/banner';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type FieldErrors, type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { applyServerErrors } from './server-errors';

export interface FormProps<T extends FieldValues>
  extends Omit<ComponentProps<'form'>, 'onSubmit' | 'onInvalid' | 'children'> {
  form: UseFormReturn<T, unknown, T>;
  /** Called with valid values. Errors it throws are shown on the fields or above the form. */
  onSubmit: (values: T) => void | Promise<void>;
  /** Called after an invalid submit; the first invalid field gets the focus. */
  onInvalid?: (errors: FieldErrors<T>) => void;
  children: ReactNode;
}

/** Provides the form to its fields and announces errors to screen readers. */
export function Form<T extends FieldValues>({ form, onSubmit, onInvalid, children, ...rest }: FormProps<T>) {
  const { errors, submitCount } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values);
    } catch (error) {
      applyServerErrors(form, error);
    }
  }, onInvalid);
  const serverMessage = errors.root?.server?.message;
  const wrong = messagesOf(errors);
  return (
    <FormProvider {...form}>
      <form noValidate onMouseDown={keepFocusInField} {...rest} onSubmit={submit}>
        {serverMessage && (
          <Banner tone="bad" role="alert">
            {serverMessage}
          </Banner>
        )}
        <div role="alert" className="visually-hidden">
          {submitCount > 0 && wrong.length > 0 && (
            <p
              key={submitCount}
            >{`${wrong.length === 1 ? 'One field needs' : `${wrong.length} fields need`} your attention: ${wrong.join('; ')}`}</p>
          )}
        </div>
        {children}
      </form>
    </FormProvider>
  );
}

/**
 * Keeps the focus in the field until the press ends. Otherwise the blur would show an error, move the button away and
 * lose the press.
 */
function keepFocusInField(event: MouseEvent<HTMLFormElement>) {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
}

/** Messages of all fields, also nested ones. `root` is shown separately. */
function messagesOf(errors: FieldErrors): string[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (name === 'root' || !error) return [];
    if (typeof error.message === 'string') return [error.message];
    return typeof error === 'object' ? messagesOf(error as FieldErrors) : [];
  });
}
