import { Banner } from '@kaksha/ui/banner';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type FieldErrors, type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { applyServerErrors } from './server-errors';

export interface FormProps<T extends FieldValues>
  extends Omit<ComponentProps<'form'>, 'onSubmit' | 'onInvalid' | 'children'> {
  form: UseFormReturn<T, unknown, T>;
  /** Called with values that the schema accepts. What it rejects with lands on the fields, or above the form. */
  onSubmit: (values: T) => void | Promise<void>;
  /** Called when a submit finds something wrong, after which the first field that is takes the focus. */
  onInvalid?: (errors: FieldErrors<T>) => void;
  children: ReactNode;
}

/** A form whose fields find it by themselves; says what is wrong to those who cannot see it. */
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
 * A press on a button leaves the focus in the field until it is released: a field that is left shows what is wrong with
 * it, which moves the button away from under the pointer, and the press would be lost.
 */
function keepFocusInField(event: MouseEvent<HTMLFormElement>) {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
}

/** The messages of fields, also of nested ones; `root` is shown on its own. */
function messagesOf(errors: FieldErrors): string[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (name === 'root' || !error) return [];
    if (typeof error.message === 'string') return [error.message];
    return typeof error === 'object' ? messagesOf(error as unknown as FieldErrors) : [];
  });
}
