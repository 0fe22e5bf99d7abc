import * as limits from './limits';

test('the limits have the figures of the specification', () => {
  expect(limits).toMatchObject({
    coursePageSize: 10,
    trainerPageSize: 10,
    priceFilterDefault: { min: 0, max: 90_000 },
    otp: { resendAfterSeconds: 60 },
    sessionDays: 180,
    historyEntries: 10,
    corruptCookieLength: 1000,
    cookieCleanIntervalMs: 30_000,
    notice: {
      defaultMs: 4000,
      generalMs: 5000,
      trainerArea: { successMs: 2000, errorMs: 4000, stepMs: 3000 },
      removalDelayMs: 200,
      swipePx: 45,
      swipeVelocity: 0.11,
      maxVisible: 20,
      widthPx: 356,
      offsetDesktopPx: 24,
      offsetMobilePx: 16,
    },
    refund: { days: 7, heldPercent: 20 },
    contact: { phoneMax: 10, messageMax: 200 },
    cardPreviewChars: 100,
    editor: { undoDelayMs: 1000, undoMax: 100, imageWidth: { min: 100, max: 800, default: 300 } },
    startup: { profileDeferMs: 0, appMountedMs: 50 },
    defaultCountryCode: '91',
  });
});
