import { HostProvider } from '@kaksha/contract/host-context';
import { createFakeHost } from '@kaksha/testing/fake-host';
import { render } from '@testing-library/react';
import { SharedMarkup } from './shared-markup';

const draw = jest.fn(() => <p>part</p>);
const htmlWith = (isKnown?: boolean) => {
  const part = isKnown === undefined ? undefined : { before: '[', after: ']', isKnown };
  const host = { ...createFakeHost(), ...(part && { markup: { part: () => part } }) };
  const { container } = render(
    <HostProvider host={host}>
      <SharedMarkup name="part">{draw}</SharedMarkup>
    </HostProvider>,
  );
  return container.innerHTML;
};
beforeEach(() => draw.mockClear());

test('renders its content in hosts that share no markup', () => {
  expect(htmlWith()).toBe('<p>part</p>');
});

test('marks its content where it is rendered for the first time', () => {
  expect(htmlWith(false)).toBe('[<p>part</p>]');
});

test('renders nothing between the marks when the markup is known', () => {
  expect(htmlWith(true)).toBe('[]');
  expect(draw).not.toHaveBeenCalled();
});
