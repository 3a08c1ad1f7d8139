import { sql } from 'kysely';
import type { DatabaseHandle, Tx } from '#server/platform/db/database.ts';
import { QueueLanes } from '#server/platform/jobs/QueueLanes.ts';
import { TenantTurns } from '#server/platform/jobs/TenantTurns.ts';
import { logTrouble } from '#server/platform/log/log.ts';
import { MAIL_CHANNEL, pruneMails } from './mail.ts';
import type { MailTransport, OutgoingMail } from './mailTransport.ts';

const POLL_MS = 5_000;
/** A claimed mail is free again after this, should its process have died. */
const LEASE_SECONDS = 25;
const MAX_ATTEMPTS = 8;
const PRUNE_EVERY_MS = 60 * 60_000;

interface ClaimedMail extends OutgoingMail {
  readonly tenantId: string;
  readonly attempts: number;
}

/** Told, in the transaction that writes it down, what became of a mail in the end. */
export type NoteOutcome = (tx: Tx, outcome: { id: string; tenantId: string; isSent: boolean }) => Promise<void>;

/** Sends queued mails, several at once per process and tenant by tenant; several processes share the queue. */
export class MailSender {
  readonly #database: DatabaseHandle;
  readonly #transport: MailTransport;
  readonly #note: NoteOutcome;
  readonly #lanes: QueueLanes;
  readonly #turns = new TenantTurns();
  #prunedAt = 0;

  constructor(database: DatabaseHandle, transport: MailTransport, note: NoteOutcome = async () => {}) {
    this.#database = database;
    this.#transport = transport;
    this.#note = note;
    const drain = (isStopped: () => boolean) => this.#drain(isStopped);
    this.#lanes = new QueueLanes(database, { name: 'mail', channel: MAIL_CHANNEL, pollMs: POLL_MS, drain });
  }

  start(): Promise<void> {
    return this.#lanes.start();
  }

  async stop(): Promise<void> {
    await this.#lanes.stop();
    this.#transport.close();
  }

  async #drain(isStopped: () => boolean): Promise<void> {
    await this.#prune();
    const next = async () => (isStopped() ? undefined : this.#turns.take((tenantId) => this.#claim(tenantId)));
    for (let mail = await next(); mail; mail = await next()) await this.#send(mail);
  }

  async #prune(): Promise<void> {
    if (Date.now() - this.#prunedAt < PRUNE_EVERY_MS) return;
    this.#prunedAt = Date.now();
    await pruneMails(this.#database);
  }

  /** Takes the next due mail of the first tenant behind the one named, and reserves it; sending happens outside the transaction, which must stay short. */
  #claim(afterTenant: string): Promise<ClaimedMail | undefined> {
    return this.#database.withSystem(async (tx) => {
      const { rows } = await sql<ClaimedMail>`
        update mail set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${LEASE_SECONDS}::int)
        where id = (
          select id from mail
          where sent_at is null and failed_at is null and next_attempt_at <= now() and tenant_id > ${afterTenant}
          order by tenant_id, next_attempt_at limit 1
          for update skip locked
        )
        returning id, tenant_id as "tenantId", sender as "from", recipient as "to", subject, text_body as text, html_body as html,
          calendar_method as "calendarMethod", calendar_text as "calendarText", attempts`.execute(tx);
      return rows[0];
    });
  }

  async #send(mail: ClaimedMail): Promise<void> {
    try {
      await this.#transport.send(mail);
    } catch (error) {
      logTrouble('mail.postponed', error, { mail: mail.id, tenant: mail.tenantId, attempt: mail.attempts });
      await this.#postpone(mail, error instanceof Error ? error.message : 'unknown error');
      return;
    }
    await this.#database.withSystem(async (tx) => {
      await sql`update mail set sent_at = now(), last_error = null where id = ${mail.id}`.execute(tx);
      await this.#note(tx, { id: mail.id, tenantId: mail.tenantId, isSent: true });
    });
  }

  async #postpone(mail: ClaimedMail, reason: string): Promise<void> {
    const seconds = Math.min(3600, 10 * 3 ** (mail.attempts - 1));
    await this.#database.withSystem(async (tx) => {
      await sql`update mail set last_error = ${reason},
            next_attempt_at = now() + make_interval(secs => ${seconds}::int),
            failed_at = case when attempts >= ${MAX_ATTEMPTS} then now() end
          where id = ${mail.id}`.execute(tx);
      if (mail.attempts >= MAX_ATTEMPTS) await this.#note(tx, { id: mail.id, tenantId: mail.tenantId, isSent: false });
    });
  }
}
