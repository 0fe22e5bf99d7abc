import { fireEvent, render, screen } from '@testing-library/react';
import { RangeSlider } from './range-slider';

function show(value: [number, number] = [0, 58_000]) {
  const onCommit = jest.fn();
  const { container } = render(
    <RangeSlider
      labels={['Minimum price', 'Maximum price']}
      min={0}
      max={90_000}
      step={500}
      value={value}
      onCommit={onCommit}
      format={(price) => `₹${price.toLocaleString('en-IN')}`}
      buckets={[1, 4, 2]}
    />,
  );
  return {
    onCommit,
    container,
    low: screen.getByRole('slider', { name: 'Minimum price' }),
    high: screen.getByRole('slider', { name: 'Maximum price' }),
  };
}

describe('a price range', () => {
  it('announces both ends as money', () => {
    const { low, high } = show();
    expect(low).toHaveAttribute('aria-valuetext', '₹0');
    expect(high).toHaveAttribute('aria-valuetext', '₹58,000');
  });

  it('commits when a thumb is released, not on every step', () => {
    const { high, onCommit } = show();
    fireEvent.change(high, { target: { value: '40000' } });
    fireEvent.change(high, { target: { value: '30000' } });
    expect(onCommit).not.toHaveBeenCalled();
    fireEvent.pointerUp(high);
    expect(onCommit).toHaveBeenCalledTimes(1);
    expect(onCommit).toHaveBeenCalledWith([0, 30_000]);
  });

  it('keeps its ends in order', () => {
    const { low, onCommit } = show([0, 20_000]);
    fireEvent.change(low, { target: { value: '50000' } });
    fireEvent.keyUp(low);
    expect(onCommit).toHaveBeenCalledWith([20_000, 20_000]);
  });

  it('does not commit without a change', () => {
    const { low, onCommit } = show();
    fireEvent.keyUp(low, { key: 'Tab' });
    expect(onCommit).not.toHaveBeenCalled();
  });
});
