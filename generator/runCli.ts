import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { commands } from './commands/index.ts';
import { CallError, workshopOf } from './commands/workshopOf.ts';
import { diagnosticFormats } from './diagnostics/formatDiagnostics.ts';
import { suggestion } from './diagnostics/suggest.ts';
import { usageText } from './reference/verbs.ts';

const options = {
  format: { type: 'string', default: 'text' },
  role: { type: 'string' },
  entity: { type: 'string' },
  route: { type: 'string' },
  screen: { type: 'string' },
  xliff: { type: 'string' },
  take: { type: 'string' },
  ack: { type: 'boolean', default: false },
  tenants: { type: 'boolean', default: false },
  root: { type: 'string', default: '.' },
  product: { type: 'string' },
  name: { type: 'string' },
  languages: { type: 'string' },
  brand: { type: 'string' },
} as const;

function parseCall() {
  return parseArgs({ allowPositionals: true, options });
}

/** Runs one verb. Exit codes: 0 fine, 1 the spec has problems, 2 the call itself is wrong. */
export async function runCli(): Promise<number> {
  try {
    const { positionals, values } = parseCall();
    const [verb = '', ...words] = positionals;
    const command = Object.hasOwn(commands, verb) ? commands[verb] : undefined;
    if (!command) return refuse(verb ? `There is no verb '${verb}'. ${suggestion(verb, Object.keys(commands))}` : '');
    const format = diagnosticFormats.find((known) => known === values.format);
    if (!format)
      return refuse(`There is no format '${values.format}'. ${suggestion(values.format, diagnosticFormats)}`);
    const root = values.product === undefined ? resolve(values.root) : workshopOf(values.product, verb);
    if (!existsSync(join(root, 'spec'))) return refuse(`There is no folder 'spec' in ${root}.`);
    const { role, entity, route, screen, xliff, take, ack: acknowledged } = values;
    return await command({
      root,
      words,
      format,
      role,
      acknowledged,
      tenants: values.tenants,
      entity,
      route,
      screen,
      xliff,
      take,
      name: values.name,
      languages: values.languages,
      brand: values.brand,
      isPutTogether: values.product !== undefined,
    });
  } catch (error) {
    return refuse(inWords(error));
  }
}

/** The call itself is wrong, or something stands in its way: told in a sentence, never by a stack. */
function refuse(sentence: string): number {
  process.stderr.write(sentence ? `${sentence}\n\n${usageText()}` : usageText());
  return 2;
}

function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof CallError) return error.message;
  const code = 'code' in error ? String(error.code) : '';
  // Of an option that is not known, or of a file that can not be opened: the sentence says all.
  if (/^E[A-Z]+$|^ERR_PARSE_ARGS/.test(code)) return error.message.split('\n')[0] ?? code;
  return `This is a fault of the compiler itself, not of the spec; please report it. ${error.name}: ${error.message}`;
}

// A reader that has seen enough (`| head`) closes the pipe; that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
