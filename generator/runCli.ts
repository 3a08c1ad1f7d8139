import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { commands } from './commands/index.ts';

const usage = `npm run spec -- <verb> [options]

  check                    all problems of the spec, and whether the committed documents are fresh
  build                    compile the spec; writes nothing when there is an error
  watch                    build at every save; a bad save keeps the last good build
  access                   who reaches what: role × route × menu × action × field
  explain ROUTE --role R   why a role may or may not open a route
  diff REV                 what the spec opens and closes compared with a git revision
  new KIND NAME            a new spec file from a template

  --format text|json|sarif   how problems are printed
  --ack                      acknowledge what a diff opens
`;

/** Runs one verb. Exit codes: 0 fine, 1 the spec has problems, 2 the call itself is wrong. */
export async function runCli(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'text' },
      role: { type: 'string' },
      ack: { type: 'boolean', default: false },
      root: { type: 'string', default: '.' },
    },
  });
  const [verb = '', ...words] = positionals;
  const command = commands[verb];
  if (!command) {
    process.stderr.write(verb ? `There is no verb '${verb}'.\n\n${usage}` : usage);
    return 2;
  }
  const format = values.format === 'json' || values.format === 'sarif' ? values.format : 'text';
  return command({ root: resolve(values.root), words, format, role: values.role, acknowledged: values.ack });
}

// A reader that has seen enough (`| head`) closes the pipe; that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
