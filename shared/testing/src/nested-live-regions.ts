const live = '[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"], output';

/** Live regions within another: screen readers announce their texts twice, or not at all. */
export const nestedLiveRegions = (root: ParentNode): string[] =>
  [...root.querySelectorAll(live)]
    .filter((region) => region.parentElement?.closest(live))
    .map((region) => region.outerHTML.slice(0, 200));

/** Fails a test that has shown a live region within another. */
export function failOnNestedLiveRegions(): void {
  const found = new Set<string>();
  const look = () => {
    for (const region of nestedLiveRegions(document)) found.add(region);
  };
  const observer = new MutationObserver(look);
  observer.observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['role', 'aria-live'],
  });
  afterEach(() => {
    const regions = [...found];
    found.clear();
    expect(regions).toEqual([]);
  });
}
