/** Collects the parameters of one statement and hands out their placeholders. */
export class SqlParameters {
  readonly values: unknown[] = [];

  /** Placeholder of a value with its type, so that the database never has to guess it. */
  add(value: unknown, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }
}

/** A quoted SQL identifier. */
export function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A quoted SQL string; only for names of our own, values are parameters. */
export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
