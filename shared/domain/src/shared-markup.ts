/** Markup of parts of pages that renders on the server share. */
export interface MarkupService {
  /**
   * The texts that a part renders before and after itself, and whether it need not render anything between them.
   * Undefined when this render shares no markup.
   * @param name  unique on the page
   */
  part(name: string): { before: string; after: string; isKnown: boolean } | undefined;
}

/** A host that may have the service. It is not part of the contract: remotes work without it. */
export interface MarkupHost {
  readonly markup?: MarkupService;
}
