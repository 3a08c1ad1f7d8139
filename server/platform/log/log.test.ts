import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openEmptyDatabase } from '#server/testing/testDatabase.ts';
import { log, logFault, logTrouble, setLogLevel } from './log.ts';

const written: string[] = [];
beforeEach(() => {
  written.length = 0;
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  setLogLevel('info');
});
const events = () => written.map((line) => JSON.parse(line) as Record<string, unknown>);

describe('the log', () => {
  it('is a line of JSON for each event', () => {
    log('warn', 'mail.postponed', { mail: 'm1', attempt: 2 });
    expect(written).toHaveLength(1);
    expect(written[0]?.endsWith('\n')).toBe(true);
    expect(events()[0]).toMatchObject({ level: 'warn', event: 'mail.postponed', mail: 'm1', attempt: 2 });
    expect(Date.parse(String(events()[0]?.time))).not.toBeNaN();
  });

  it('leaves out what matters less than its level', () => {
    log('debug', 'a');
    setLogLevel('error');
    log('warn', 'b');
    log('error', 'c');
    expect(events().map(({ event }) => event)).toEqual(['c']);
  });

  it('says where a fault of ours came up, and of others’ only what it was', () => {
    logFault('request.failed', new Error('our mistake', { cause: new TypeError('deeper') }));
    logTrouble('mail.postponed', new Error('refused'));
    expect(events()[0]).toMatchObject({
      error: { name: 'Error', message: 'our mistake', cause: { name: 'TypeError' } },
    });
    expect(events()[0]?.error).toMatchObject({ stack: expect.stringMatching(/^at /) });
    expect(events()[1]?.error).toEqual({ name: 'Error', message: 'refused' });
  });

  it('never holds what somebody has typed', async () => {
    const secrets = ['ada@lovelace.test', 'Byron', 'topsecret'];
    logTrouble('mail.postponed', new Error('550 no mailbox <ada@lovelace.test> for "Byron"'));
    try {
      JSON.parse('{"name": topsecret}');
    } catch (error) {
      logFault('request.failed', error);
    }
    const database = await openEmptyDatabase();
    const failing = database.withSchemaLock((tx) => sql`select ${'topsecret'}::text, ${'Byron'}::int`.execute(tx));
    logFault('request.failed', await failing.catch((error: unknown) => error));
    await database.close();
    expect(events()[2]?.error).toMatchObject({ code: '22P02' });
    for (const secret of secrets) expect(written.join('')).not.toContain(secret);
  });
});
