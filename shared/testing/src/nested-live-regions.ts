const live = '[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"], output';

/**
 * Live regions within another, of the element and what it contains: screen readers announce their texts twice, or not at
 * all.
 */
export const nestedLiveRegions = (root: Element): string[] =>
  [root, ...root.querySelectorAll(live)]
    .filter((region) => region.matches(live) && region.parentElement?.closest(live))
    .map((region) => region.outerHTML.slice(0, 200));

/** Fails a test that has shown a live region within another. Looks at what changes, because documents are large. */
export function failOnNestedLiveRegions(): void {
  const found = new Set<string>();
  const look = (changes: MutationRecord[]) => {
    const changed = changes.flatMap(({ type, target, addedNodes }) =>
      type === 'attributes' ? target : [...addedNodes],
    );
    for (const node of new Set(changed)) {
      if (node instanceof Element) for (const region of nestedLiveRegions(node)) found.add(region);
    }
  };
  const observer = new MutationObserver(look);
  observer.observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['role', 'aria-live'],
  });
  afterEach(() => {
    look(observer.takeRecords());
    const regions = [...found];
    found.clear();
    expect(regions).toEqual([]);
  });
  // jsdom empties the document when it ends.
  afterAll(() => observer.disconnect());
}
