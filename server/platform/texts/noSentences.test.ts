import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findSentences } from './testing/findSentences.ts';

const server = join(import.meta.dirname, '../..');

/** Texts in TypeScript that no user reads, by the beginning of their file's path, with the reason. */
const allowed: Readonly<Record<string, string>> = {
  'platform/env/envReaders.ts': 'told to whoever starts the server, on the console',
  'services/installation/': 'answers of `npm run tenant`, on the console',
  'services/auth/accountFlows.ts': 'names that attempts are counted by',
  'modules/applications/applying/signUp.ts': 'a name that attempts are counted by',
  'modules/organisation/overlay/conflicts/': 'answers of `npm run spec -- check --tenants`, on the console',
  'modules/emails/recipients.ts': 'whose e-mails are meant, as a value of the code',
  'modules/events/calendarSources.ts': 'SQL, which begins with the name of a function',
  'entities/plan/filter/withoutAccents.ts': 'letters, for the search',
  'services/auth/passwords.ts': 'our own fault; its reader is told to wait',
  'platform/db/schema/createEntityTables.ts': 'SQL, which begins with the name of a column',
  'platform/db/schema/migrations/0046_called_tasks.ts': 'how tasks were called, by which rows are found',
  'platform/db/DatabaseUnavailableError.ts': 'for the log; its reader is told by the reason',
  'graphql/sockets/OpenSockets.ts': 'why a socket is closed (RFC 6455 §7.1.6), for programs',
  'graphql/sockets/attachSocket.ts': 'why a socket is closed (RFC 6455 §7.1.6), for programs',
  'platform/mail/page/mailStyles.ts': 'names of letters, for mailboxes',
  'platform/jobs/jobQueue.ts': 'our own fault, for the log',
  'services/jobs/jobRunner.ts': 'kept with a job that failed, for whoever runs the server',
};

const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !/\.test\.ts$|\.gen\.ts$|(^|\/)testing\/|^(demo|generated)\//.test(file),
);

it('has no sentence of a human language in its code', () => {
  const found = files.flatMap((file) =>
    findSentences(readFileSync(join(server, file), 'utf8'))
      .filter(() => !Object.keys(allowed).some((place) => file.startsWith(place)))
      .map(({ line, text }) => `${file}:${line}: ${text}`),
  );
  expect(found).toEqual([]);
});

it('knows a sentence when it sees one', () => {
  const code = (text: string) => findSentences(`const said = ${JSON.stringify(text)};`).length;
  for (const text of [
    'Not found',
    'Please sign in',
    'You are not allowed to do this (yet)',
    'Це заборонено',
    'is too long to keep',
  ]) {
    expect(code(text), text).toBe(1);
  }
  for (const text of ['select id from startup where id = $1', 'text/plain; charset=utf-8', 'dueDate', 'GET, HEAD']) {
    expect(code(text), text).toBe(0);
  }
  expect(findSentences('throw new HttpError(404, `There is no ${thing} here`)')).toHaveLength(1);
  expect(findSentences("throw new Error('This can not be')")).toEqual([]);
});

it('allows nothing that is no longer there', () => {
  const idle = Object.keys(allowed).filter((place) =>
    files.every(
      (file) => !file.startsWith(place) || findSentences(readFileSync(join(server, file), 'utf8')).length === 0,
    ),
  );
  expect(idle).toEqual([]);
});
