/**
 * `npm run tenant -- create | list | set | disable`: the organisations of an installation. What is wrong is said on the error
 * output, one line each, and ends with 1; nothing has been changed then.
 */
import { parseArgs } from 'node:util';
import { entities } from '#server/generated/entities.gen.ts';
import { DataDirLockedError } from '#server/platform/db/lockDataDir.ts';
import { openDatabase } from '#server/platform/db/openDatabase.ts';
import { migrate } from '#server/platform/db/schema/migrate.ts';
import { loadEnv } from '#server/platform/env/env.ts';
import { InstallationError } from './changeTenant.ts';
import { type CommandSurroundings, commands } from './tenantCommands.ts';
import { tenantSettings } from './tenantSettings.ts';

const usage = () => `Usage:
  npm run tenant -- create NAME --host LABEL [--language CODE] [--zone ZONE] [--currency CODE] [--plan NAME] [--seats N]
                    [--admin E-MAIL [--first-name NAME] [--last-name NAME]]
  npm run tenant -- list
  npm run tenant -- set NAME KEY=VALUE …
  npm run tenant -- disable NAME

NAME is the organisation's name or the label of its host. Values that are not so already are changed; running a command
twice does nothing the second time.

Settings:
  admin=E-MAIL         invites an admin, or invites once more one who has not come yet
${tenantSettings.map(({ key, takes }) => `  ${`${key}=`.padEnd(20)} ${takes}`).join('\n')}`;

async function main(words: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments(words);
  const [verb = '', ...rest] = positionals;
  const command = commands[verb];
  if (values.help === true || command === undefined) {
    if (values.help !== true)
      throw new InstallationError([verb === '' ? usage() : `There is no '${verb}'.\n${usage()}`]);
    console.log(usage());
    return;
  }
  const env = loadEnv();
  const database = await openDatabase(env);
  try {
    await migrate(database, Object.values(entities));
    const surroundings: CommandSurroundings = { database, env, print: (line) => console.log(line) };
    await command(surroundings, rest, values);
  } finally {
    await database.close();
  }
}

function readArguments(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        host: { type: 'string' },
        language: { type: 'string' },
        zone: { type: 'string' },
        currency: { type: 'string' },
        plan: { type: 'string' },
        seats: { type: 'string' },
        admin: { type: 'string' },
        'first-name': { type: 'string' },
        'last-name': { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new InstallationError([inOurWords(error, words)]);
  }
}

/** What is wrong with an option, and what to write instead. */
function inOurWords(error: unknown, words: readonly string[]): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const message = error instanceof Error ? error.message : String(error);
  const option = /'(?:-\w, )?(--?[\w-]+)/.exec(message)?.[1] ?? '';
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
    return `There is no option ${option}. \`npm run tenant -- --help\` lists them.`;
  if (code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return message;
  const next = words[words.indexOf(option) + 1];
  return next?.startsWith('-')
    ? `${option} takes a value. One that begins with a dash is written ${option}=${next}.`
    : `${option} takes a value: ${option} VALUE.`;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(said(error));
  process.exitCode = 1;
});

function said(error: unknown): string {
  if (error instanceof DataDirLockedError) {
    return `${error.message}. The embedded database has one process at a time: stop the server, run this, and start it again.`;
  }
  if (error instanceof Error) return error.message;
  return String(error);
}
