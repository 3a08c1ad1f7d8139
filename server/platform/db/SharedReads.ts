import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseUnavailableError } from './DatabaseUnavailableError.ts';
import type { DatabaseHandle, SqlRow, SqlStatement } from './database.ts';
import { canReadTogether, togetherStatement } from './readTogether.ts';

/** Questions in one statement; more of them wait for the next. */
const MOST_TOGETHER = 250;

type Rows = readonly SqlRow[];

interface Question extends SqlStatement, PromiseWithResolvers<Rows> {}

interface Group {
  readonly tenantId: string;
  /** By their values: the same question is asked once. */
  readonly questions: Map<string, Question>;
}

/**
 * Reads that many clients ask for at the same moment, because they have heard of the same event. What is the same is read
 * once; what differs in its values only, as for readers under the same rules, is read by one statement.
 */
export class SharedReads {
  readonly #database: Pick<DatabaseHandle, 'readInTenant'>;
  readonly #groups = new Map<string, Group>();
  /** Out of whatever transaction the first who asks may be in: the answer is for others too. */
  readonly #outside = AsyncLocalStorage.snapshot();
  #isPlanned = false;

  constructor(database: Pick<DatabaseHandle, 'readInTenant'>) {
    this.#database = database;
  }

  /** What `readInTenant` gives, a moment later. The rows are shared: nobody may change them. */
  read(tenantId: string, statement: SqlStatement): Promise<Rows> {
    const { questions } = this.#groupOf(tenantId, statement.sql);
    const key = JSON.stringify(statement.parameters);
    const known = questions.get(key);
    if (known) return known.promise;
    const question = { ...statement, ...Promise.withResolvers<Rows>() };
    questions.set(key, question);
    this.#plan();
    return question.promise;
  }

  #groupOf(tenantId: string, text: string): Group {
    const key = `${tenantId} ${text}`;
    const group = this.#groups.get(key) ?? { tenantId, questions: new Map() };
    this.#groups.set(key, group);
    return group;
  }

  #plan(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    setImmediate(() => this.#outside(() => this.#askAll()));
  }

  #askAll(): void {
    this.#isPlanned = false;
    const groups = [...this.#groups.values()];
    this.#groups.clear();
    for (const { tenantId, questions } of groups) {
      const all = [...questions.values()];
      for (let first = 0; first < all.length; first += MOST_TOGETHER) {
        void this.#ask(tenantId, all.slice(first, first + MOST_TOGETHER));
      }
    }
  }

  async #ask(tenantId: string, questions: readonly Question[]): Promise<void> {
    const [first] = questions;
    if (!first || questions.length === 1 || !canReadTogether(first)) return this.#askEach(tenantId, questions);
    try {
      const rows = await this.#database.readInTenant(tenantId, togetherStatement(questions));
      const found = questions.map((): SqlRow[] => []);
      for (const { place, ...row } of rows) found[Number(place)]?.push(row);
      questions.forEach((question, index) => {
        question.resolve(found[index] ?? []);
      });
    } catch (error) {
      if (error instanceof DatabaseUnavailableError) for (const question of questions) question.reject(error);
      // One of them is at fault; the others have a right to their answer.
      else this.#askEach(tenantId, questions);
    }
  }

  #askEach(tenantId: string, questions: readonly Question[]): void {
    for (const question of questions) {
      this.#database.readInTenant(tenantId, question).then(question.resolve, question.reject);
    }
  }
}
