import { hourMs } from '@kaksha/domain/time-units';
import type { Database } from '../../../platform/database/database';
import { addChanges, type CachedFilters, type LoadedCells, loadCells } from './facet-cells-repo';
import type { CourseFilters } from './filters';

const reloadAfterMs = hourMs;
/** Changes are stored for a day, so cells that were not read for half of one may lack some. */
const validForMs = 12 * hourMs;

interface CellsInMemory extends LoadedCells {
  loadedAtMs: number;
  readAtMs: number;
}

/** Cells of all public courses in memory. Each read adds the changes that were committed before it began. */
class CachedCells {
  private loaded: CellsInMemory | null = null;
  private reloading: Promise<unknown> | null = null;
  private running: Promise<unknown> = Promise.resolve();
  private next: Promise<LoadedCells> | null = null;

  constructor(
    private readonly db: Database,
    private readonly filters: CourseFilters,
  ) {}

  /** A read under way may lack a change that the caller knows of, so callers share the read that begins after it. */
  read(): Promise<LoadedCells> {
    this.next ??= this.running.then(() => {
      this.next = null;
      const current = this.refresh();
      this.running = current.catch(() => {});
      return current;
    });
    return this.next;
  }

  private async refresh(): Promise<LoadedCells> {
    const now = Date.now();
    let current = this.loaded;
    if (!current || now - current.readAtMs > validForMs) {
      current = await this.load();
    } else {
      if (now - current.loadedAtMs > reloadAfterMs) this.reload();
      await addChanges(this.db, current, this.filters);
    }
    current.readAtMs = now;
    return current;
  }

  private async load(): Promise<CellsInMemory> {
    const now = Date.now();
    const loaded = { ...(await loadCells(this.db, this.filters)), loadedAtMs: now, readAtMs: now };
    this.loaded = loaded;
    return loaded;
  }

  /** Counts anew while reads go on with the cells of before; a failed attempt is repeated by a later read. */
  private reload(): void {
    this.reloading ??= this.load()
      .catch(() => {})
      .finally(() => {
        this.reloading = null;
      });
  }
}

const cached = new WeakMap<Database, Map<string, CachedCells>>();

/** Whether only filters are set that cells answer. */
export const hasCachedCells = ({
  scope,
  categoryIds: _categories,
  subcategoryIds: _subcategories,
  languageIds: _languages,
  difficulties: _difficulties,
  modes: _modes,
  minPrice: _min,
  maxPrice: _max,
  currency: _currency,
  priced: _priced,
  isDemo: _demo,
  ...others
}: CourseFilters) => scope.kind === 'public' && Object.values(others).every((value) => value === null);

/** @param filters  with `hasCachedCells` */
export function readCachedCells(db: Database, filters: CourseFilters): Promise<LoadedCells> {
  const ofDatabase = cached.get(db) ?? new Map<string, CachedCells>();
  cached.set(db, ofDatabase);
  const { currency, isDemo, priced }: CachedFilters = filters;
  const key = `${currency} ${isDemo} ${priced}`;
  const cells = ofDatabase.get(key) ?? new CachedCells(db, { ...filters, subcategoryIds: null });
  ofDatabase.set(key, cells);
  return cells.read();
}
