import { render, screen } from '@testing-library/react';
import { Field, Select, TextArea, TextInput } from './field';
import { SearchBox } from './search-box';

describe('a field', () => {
  it('labels its control and describes it by the hint', () => {
    render(
      <Field label="Fee in ₹" hint="Leave empty for Price on request" aside="43 of 60">
        <TextInput />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Fee in ₹' });
    expect(input).toHaveAccessibleDescription('Leave empty for Price on request 43 of 60');
    expect(input).not.toHaveAttribute('aria-invalid');
  });

  it('replaces the hint by the error', () => {
    render(
      <Field label="Discount, %" hint="0 to 100" error="Discount must be a number between 0 and 100">
        <TextInput />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Discount, %' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Discount must be a number between 0 and 100');
  });

  it('is required without a star in its name', () => {
    render(
      <Field label="Description" required>
        <TextArea />
      </Field>,
    );
    expect(screen.getByRole('textbox', { name: 'Description' })).toBeRequired();
  });

  it('takes the direction of what is typed', () => {
    render(
      <>
        <TextInput aria-label="Name" />
        <TextArea aria-label="About" />
        <SearchBox label="Search" value="" onValueChange={() => {}} />
      </>,
    );
    for (const control of [...screen.getAllByRole('textbox'), screen.getByRole('searchbox')]) {
      expect(control).toHaveAttribute('dir', 'auto');
    }
  });

  it('labels a select', () => {
    render(
      <Field label="Category">
        <Select>
          <option>Cloud & DevOps</option>
        </Select>
      </Field>,
    );
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('Cloud & DevOps');
  });
});
