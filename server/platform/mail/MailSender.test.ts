import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/schema/migrate.ts';
import { tenantFixture } from '#server/testing/entityServer.ts';
import { openEmptyDatabase } from '#server/testing/testDatabase.ts';
import { accountMail } from './accountMail.ts';
import { MailSender } from './MailSender.ts';
import { queueMail } from './mail.ts';
import { fileTransport, smtpTransport } from './mailTransport.ts';

let database: DatabaseHandle;
let directory: string;

const mail = { from: 'hello@a.test', to: 'ada@a.test', subject: 'Grüße', text: 'Welcome\naboard' };

beforeAll(async () => {
  database = await openEmptyDatabase();
  await migrate(database, []);
  directory = await mkdtemp(join(tmpdir(), 'cohort-mail-'));
}, 60_000);
afterAll(async () => {
  await database.close();
  await rm(directory, { recursive: true });
});

const openMails = () =>
  database.withSystem(async (tx) => {
    const { rows } = await sql<{ attempts: number; last_error: string | null }>`
      select attempts, last_error from mail where sent_at is null`.execute(tx);
    return rows;
  });

/** Keeps the text of each mail that arrives. */
const keepIn =
  (received: string[]): NonNullable<SMTPServerOptions['onData']> =>
  (stream, _session, done) => {
    let text = '';
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    stream.on('end', () => {
      received.push(text);
      done();
    });
  };

describe('MailSender', () => {
  it('keeps what was sent for a month, and what is still to be sent for good', async () => {
    await database.withTenant('a', async (tx) => {
      for (const to of ['long-ago@a.test', 'lately@a.test', 'waiting@a.test']) await queueMail(tx, { ...mail, to });
      await sql`update mail set next_attempt_at = now() + interval '1 day', created_at = now() - interval '60 days',
        sent_at = case recipient when 'long-ago@a.test' then now() - interval '31 days' when 'lately@a.test' then now() end`.execute(
        tx,
      );
    });
    const sender = new MailSender(database, fileTransport(directory));
    await sender.start();
    await sender.stop();
    const { rows } = await database.withSystem((tx) =>
      sql<{ recipient: string }>`select recipient from mail order by recipient`.execute(tx),
    );
    expect(rows.map(({ recipient }) => recipient)).toEqual(['lately@a.test', 'waiting@a.test']);
    await database.withSystem((tx) => sql`delete from mail`.execute(tx));
  });

  it('writes one file for each mail that was committed, and none for one that was not', async () => {
    const sender = new MailSender(database, fileTransport(directory));
    await sender.start();
    const id = await database.withTenant('a', (tx) => queueMail(tx, mail));
    const undone = database.withTenant('a', async (tx) => {
      await queueMail(tx, mail);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    await vi.waitFor(async () => expect(await openMails()).toEqual([]));
    await sender.stop();

    expect(await readdir(directory)).toEqual([`${id}.eml`]);
    const text = await readFile(join(directory, `${id}.eml`), 'utf8');
    expect(text).toContain('To: ada@a.test');
    expect(text).toContain('Welcome');
  });

  it('writes a file of its own for a mail that is known by what it is about', async () => {
    const transport = fileTransport(join(directory, 'named'));
    for (const id of ['moved/a1', 'scoring/r1/s1/p1'])
      await transport.send({ ...mail, id, html: null, calendarMethod: null, calendarText: null });
    transport.close();
    expect((await readdir(join(directory, 'named'))).sort()).toEqual(['moved-a1.eml', 'scoring-r1-s1-p1.eml']);
  });

  it('keeps a mail that the server refused and sends it when it is due again', async () => {
    const received: string[] = [];
    let isRefusing = true;
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onMailFrom: (_address, _session, done) => done(isRefusing ? new Error('not now') : null),
      onData: keepIn(received),
    });
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()));
    const { port } = smtp.server.address() as AddressInfo;
    const complaint = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    onTestFinished(() => complaint.mockRestore());

    await database.withTenant('a', (tx) => queueMail(tx, mail));
    const refused = new MailSender(database, smtpTransport(`smtp://127.0.0.1:${port}`));
    await refused.start();
    await vi.waitFor(async () => expect((await openMails())[0]?.last_error).toContain('not now'), 5000);
    await refused.stop();

    isRefusing = false;
    await database.withSystem((tx) => sql`update mail set next_attempt_at = now() where sent_at is null`.execute(tx));
    const accepted = new MailSender(database, smtpTransport(`smtp://127.0.0.1:${port}`));
    await accepted.start();
    await vi.waitFor(async () => expect(await openMails()).toEqual([]), 5000);
    await accepted.stop();
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
    expect(received).toHaveLength(1);
  });

  it('brings the mark of the organisation to the mailbox', async () => {
    const received: string[] = [];
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: keepIn(received),
    });
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()));
    const { port } = smtp.server.address() as AddressInfo;
    const tenant = { ...tenantFixture('UTC'), logo: 'https://t1.example.org/api/pictures/mark' };
    const to = { email: 'ada@t1.test', firstName: 'Ada', language: 'en' };
    await database.withTenant('a', (tx) => queueMail(tx, accountMail('confirmEmail', tenant, to, '/validate/1')));
    const sender = new MailSender(database, smtpTransport(`smtp://127.0.0.1:${port}`));
    await sender.start();
    await vi.waitFor(() => expect(received).toHaveLength(1), 5000);
    await sender.stop();
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
    // Long lines are folded in a mail, and signs written as numbers.
    const text = received[0]?.replace(/=\r\n/g, '').replace(/=3D/g, '=');
    expect(text).toMatch(/<img [^>]*alt="Test"[^>]* src="https:\/\/t1\.example\.org\/api\/pictures\/mark"/);
  });
});
