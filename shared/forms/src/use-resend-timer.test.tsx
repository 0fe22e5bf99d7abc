import { act, renderHook, waitFor } from '@testing-library/react';
import { useResendTimer } from './use-resend-timer';

describe('the resend timer', () => {
  it('uses the clock, so that it is right after the page was suspended', async () => {
    const { result } = renderHook(() => useResendTimer(60));
    expect(result.current.label).toBe('Resend code');
    act(() => result.current.start());
    expect(result.current.label).toBe('Resend code in 60s');
    jest.setSystemTime(Date.now() + 8_000);
    await waitFor(() => expect(result.current.label).toBe('Resend code in 52s'));
    jest.setSystemTime(Date.now() + 3_600_000);
    await waitFor(() => expect(result.current.label).toBe('Resend code'));
    expect(result.current.secondsLeft).toBe(0);
  });

  it('goes on when the clock of the device is set back', async () => {
    const { result } = renderHook(() => useResendTimer(1));
    act(() => result.current.start());
    jest.setSystemTime(Date.now() - 3 * 86_400_000);
    await waitFor(() => expect(result.current.label).toBe('Resend code'));
  });
});
