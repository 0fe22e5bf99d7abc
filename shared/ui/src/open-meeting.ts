/**
 * Opens a tab at once, because browsers block tabs that open after a call. Returns functions that send the tab to the
 * meeting, or close it. Without the tab the meeting opens in this one.
 */
export function openMeetingTab(): { show(url: string): void; close(): void } {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  return {
    show: (url) => (tab ?? window).location.assign(url),
    close: () => tab?.close(),
  };
}
