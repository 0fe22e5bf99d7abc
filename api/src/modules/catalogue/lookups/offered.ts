interface ManagedRow {
  id: number;
  name: string;
  displayName?: string;
  hidden: boolean;
  mergedInto: number | null;
  formerNames: string[];
}

/** The entries that pages offer, each with the earlier names that addresses may have, of merged entries too. */
export function offered<R extends ManagedRow>(
  rows: readonly R[],
): (Omit<R, 'formerNames'> & { formerNames?: string[] })[] {
  return rows.flatMap(({ formerNames, ...row }) => {
    if (row.hidden || row.mergedInto !== null) return [];
    const merged = rows.filter(({ mergedInto }) => mergedInto === row.id);
    const former = [
      ...formerNames,
      ...merged.flatMap((one) => [one.name, one.displayName ?? [], ...one.formerNames].flat()),
    ];
    return [{ ...row, ...(former.length > 0 && { formerNames: [...new Set(former)] }) }];
  });
}
