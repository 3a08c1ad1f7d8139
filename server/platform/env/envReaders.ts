/** How single variables of the environment are read; what can't be used is said in one line that names the variable. */

/** Thrown for a value that can't be used; its message is the one line the operator sees. */
export class EnvError extends Error {}

export type Variables = Readonly<Record<string, string | undefined>>;

/** The value without spaces around it; null when there is none. */
export function readText(variables: Variables, name: string): string | null {
  const value = variables[name]?.trim();
  return value === undefined || value === '' ? null : value;
}

/** A port number; 0 takes any that is free. */
export function readPort(variables: Variables, name: string, fallback: number): number {
  const text = readText(variables, name);
  if (text === null) return fallback;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new EnvError(`${name} takes a port number from 0 to 65535, not '${text}'`);
  return port;
}

/** A whole number from 1 on. */
export function readCount(variables: Variables, name: string, fallback: number): number {
  const text = readText(variables, name);
  if (text === null) return fallback;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new EnvError(`${name} takes a whole number from 1 on, not '${text}'`);
  return Number(text);
}

/** One of a few words. */
export function readOneOf<const Word extends string>(
  variables: Variables,
  name: string,
  words: readonly Word[],
  fallback: Word,
): Word {
  const text = readText(variables, name);
  if (text === null) return fallback;
  const word = words.find((one) => one === text);
  if (word === undefined) throw new EnvError(`${name} takes one of ${words.join(', ')}, not '${text}'`);
  return word;
}

/** 1 or 0. */
export function readSwitch(variables: Variables, name: string, fallback: boolean): boolean {
  const text = readText(variables, name);
  if (text === null) return fallback;
  if (text !== '0' && text !== '1') throw new EnvError(`${name} takes 1 (on) or 0 (off), not '${text}'`);
  return text === '1';
}

/** An address of one of the protocols, `https:`. */
export function readUrl(variables: Variables, name: string, protocols: readonly string[]): string | null {
  const text = readText(variables, name);
  if (text === null) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !protocols.includes(url.protocol)) {
    // The value is not repeated: it may hold a password.
    throw new EnvError(`${name} takes an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`);
  }
  return text;
}
