import {
  type messages,
  PGlite,
  parse,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite';
import { errorCodeOf } from '@kaksha/domain/typed';
import { LRUCache } from 'lru-cache';

interface Statement {
  /** Null for a statement that is parsed and planned for each use. */
  name: string | null;
  parameterTypes: readonly number[];
  /** Null for a statement that returns no rows. */
  row: messages.RowDescriptionMessage | null;
}

const maxStatements = 200;
const maxTextLength = 10_000;

/** 'cached plan must not change result type' after a change of the schema, and a name that the server forgot. */
const staleCodes = ['0A000', '26000'];

const { serialize } = protocol;
const describePortal = serialize.describe({ type: 'P' });

/**
 * PGlite that enters the database once instead of six times for a statement that repeats. Statements of `keepPlanOf` are
 * prepared, so they are not parsed again and mostly not planned again.
 */
export class PreparingPGlite extends PGlite {
  private readonly statements = new LRUCache<string, Statement | 'seen'>({
    max: maxStatements,
    dispose: (statement) => {
      if (statement !== 'seen' && statement.name) this.unused.push(statement.name);
    },
  });
  private readonly plannedOnce = new LRUCache<string, true>({ max: maxStatements });
  private unused: string[] = [];
  private prepared = 0;

  override async query<Row>(text: string, params: unknown[] = [], options?: QueryOptions): Promise<Results<Row>> {
    if (!this.isRepeated(text, options)) return super.query<Row>(text, params, options);
    await this._checkReady();
    try {
      return await this._runExclusiveTransaction(() => this.runPrepared<Row>(text, params, options));
    } catch (error) {
      if (!this.forgetStale(text, error)) throw error;
      return super.query<Row>(text, params, options);
    }
  }

  override transaction<Answer>(work: (tx: Transaction) => Promise<Answer>): Promise<Answer> {
    return super.transaction((tx) => {
      const query = async (text: string, params: unknown[] = [], options?: QueryOptions) => {
        if (tx.closed || !this.isRepeated(text, options)) return tx.query(text, params, options);
        return this.runPrepared(text, params, options).catch((error: unknown) => {
          this.forgetStale(text, error);
          throw error;
        });
      };
      return work(Object.create(tx, { query: { value: query } }));
    });
  }

  /** For statements that one plan suits, whatever their values. */
  keepPlanOf(text: string): void {
    this.plannedOnce.set(text, true);
  }

  private isRepeated(text: string, options?: QueryOptions): boolean {
    if (text.length > maxTextLength || options?.blob || options?.paramTypes || options?.serializers) return false;
    if (this.statements.get(text)) return true;
    this.statements.set(text, 'seen');
    return false;
  }

  private forgetStale(text: string, error: unknown): boolean {
    const isStale = error instanceof Error && staleCodes.includes(errorCodeOf(error) ?? '');
    if (isStale) this.statements.delete(text);
    return isStale;
  }

  private runPrepared<Row>(text: string, params: unknown[], options?: QueryOptions): Promise<Results<Row>> {
    return this._runExclusiveQuery(async () => {
      const known = this.statements.get(text);
      const statement = known && known !== 'seen' ? known : await this.prepare(text);
      const values = params.map((param, at) => {
        if (param === null || param === undefined) return null;
        const serializer = this.serializers[statement.parameterTypes[at] ?? 0];
        return serializer ? serializer(param) : String(param);
      });
      const { name, row } = statement;
      const run = [serialize.execute({}), serialize.sync()];
      const answer =
        name === null
          ? await this.send([serialize.parse({ text }), serialize.bind({ values }), describePortal, ...run], options)
          : await this.send([serialize.bind({ statement: name, values }), ...run], options);
      if (!this.isInTransaction()) await this.syncToFs();
      const { parsers, ...others } = options ?? {};
      // With `parsers` as an option, PGlite copies all of its own, more than 300, for each result.
      const allParsers: typeof this.parsers = Object.assign(Object.create(this.parsers), parsers);
      const [result] = parse.parseResults(name !== null && row ? [row, ...answer] : answer, allParsers, others);
      return result as Results<Row>;
    });
  }

  private async prepare(text: string): Promise<Statement> {
    const closed = this.unused.map((name) => serialize.close({ type: 'S', name }));
    this.unused = [];
    const name = this.plannedOnce.has(text) ? `prepared_${this.prepared++}` : null;
    const of = name === null ? {} : { name };
    const parts = [serialize.parse({ ...of, text }), serialize.describe({ ...of, type: 'S' }), serialize.sync()];
    const answer = await this.send([...closed, ...parts]);
    const isRow = (message: (typeof answer)[number]): message is messages.RowDescriptionMessage =>
      message.name === 'rowDescription';
    const statement = {
      name,
      parameterTypes: parse.parseDescribeStatementResults(answer),
      row: answer.find(isRow) ?? null,
    };
    this.statements.set(text, statement);
    return statement;
  }

  private send(parts: readonly Uint8Array[], options?: QueryOptions) {
    return this.execProtocolStream(Buffer.concat(parts), { syncToFs: false, onNotice: options?.onNotice });
  }
}
