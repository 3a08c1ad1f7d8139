/** What the log keeps of an error: enough to find the fault, and nothing that anybody has typed. */
export interface ErrorFields {
  readonly name: string;
  readonly message?: string;
  readonly code?: string;
  /** Of what the database refused. */
  readonly table?: string;
  readonly column?: string;
  readonly constraint?: string;
  readonly stack?: string;
  readonly cause?: ErrorFields;
}

const MAX_MESSAGE = 500;
const MAX_FRAMES = 12;

/** Describes anything that was thrown. */
export function errorFields(error: unknown, withStack: boolean): ErrorFields {
  if (!(error instanceof Error)) return { name: typeof error };
  const stack = withStack ? framesOf(error) : undefined;
  const cause = error.cause === undefined ? undefined : errorFields(error.cause, withStack);
  return { ...shortForm(error), ...(stack && { stack }), ...(cause && { cause }) };
}

function shortForm(error: Error): ErrorFields {
  const { name } = error;
  const code = textOf(error, 'code');
  // What the database says repeats the values it was given; its code, and where, is enough. Of a statement that is wrong
  // in itself (class 42) it repeats only names.
  if (textOf(error, 'severity') !== undefined && !code?.startsWith('42')) {
    return { name, ...picked(error, ['code', 'table', 'column', 'constraint']) };
  }
  const message = code?.startsWith('42') ? error.message : withoutValues(error.message);
  return { name, message: message.slice(0, MAX_MESSAGE), ...(code && { code }) };
}

function picked(error: Error, keys: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    keys.flatMap((key): [string, string][] => {
      const text = textOf(error, key);
      return text === undefined ? [] : [[key, text]];
    }),
  );
}

function textOf(error: Error, key: string): string | undefined {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Messages quote what they were given, and mails' name whom they are for. */
function withoutValues(message: string): string {
  return message
    .slice(0, MAX_MESSAGE)
    .replaceAll(/".*"/gs, '"…"')
    .replaceAll(/[^\s<>@,;:]+@[^\s<>@,;:]+/g, '…@…');
}

/** The places alone: the first lines of a stack are the message. */
function framesOf({ stack = '' }: Error): string {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return frames
    .slice(0, MAX_FRAMES)
    .map((line) => line.trim())
    .join('\n');
}
