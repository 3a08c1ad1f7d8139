/**
 * The key of a submit, sent with each of its tries: the server gives one effect and the same answer to all of them. What is
 * submitted again while the first is on its way, or after its answer was lost, is the same submit.
 */
class SubmitKeys {
  readonly #open = new Map<string, string>();

  take(name: string, variables: unknown): string {
    const content = `${name} ${JSON.stringify(variables)}`;
    const key = this.#open.get(content) ?? newKey();
    this.#open.set(content, key);
    return key;
  }

  /** Its answer is known: the same content from now on is another submit. */
  settle(key: string | null): void {
    for (const [content, open] of this.#open) if (open === key) this.#open.delete(content);
  }
}

export const submitKeys = new SubmitKeys();

/** `crypto.randomUUID` exists on secure origins only; tenants may be served over plain HTTP inside a network. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
