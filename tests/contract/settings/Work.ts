import { type RawBuilder, sql } from 'kysely';
import { type EntityServer, everySwitchOn, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** The organisation `t1` at work: people do things, and days pass. */
export class Work {
  readonly server: EntityServer;
  /** The last day that has passed. */
  #today = Date.parse('2031-01-15T00:00:00Z');

  private constructor(server: EntityServer) {
    this.server = server;
  }

  static async begin(): Promise<Work> {
    const server = await startEntityServer(async (tx) => {
      await seedPeople(tx);
      await sql`insert into incubator (tenant_id, id, name, slug, timezone, switches)
        values ('t1', 't1', 'Test', 't1', 'UTC', ${JSON.stringify(everySwitchOn)}::jsonb)`.execute(tx);
      await sql`update "user" set validated = true`.execute(tx);
    });
    const work = new Work(server);
    // The clock begins here: nothing is to be made up for.
    await server.tick(new Date(work.#today));
    return work;
  }

  run<Row>(query: RawBuilder<Row>): Promise<readonly Row[]> {
    return this.server.database.withTenant('t1', async (tx) => (await query.execute(tx)).rows);
  }

  /** Saves settings as the admin. @throws what the API refuses them with */
  async save(input: object): Promise<void> {
    const text = 'mutation ($input: IncubatorUpdateInput!) { updateIncubator(id: "t1", input: $input) { _id } }';
    const { errors } = await this.server.ask('admin', text, { input });
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
  }

  /** Gives what an answer says, or the reason for which it was refused. */
  async said(person: string, text: string, variables: Record<string, unknown> = {}): Promise<unknown> {
    const { data, errors } = await this.server.ask(person, text, variables);
    return errors?.[0]?.extensions?.reason ?? errors?.[0]?.message ?? Object.values(data ?? {})[0];
  }

  /**
   * The founder Cora has a task that is due so many days after the next morning; that morning passes.
   * @returns by what she was told of it: `mail`, `notification`
   */
  async morning(dueIn: number, type: 'normal' | 'metrics' = 'normal'): Promise<readonly string[]> {
    this.#today += DAY_MS;
    const due = new Date(this.#today + dueIn * DAY_MS + 20 * HOUR_MS).toISOString();
    await this.run(
      sql`insert into task (tenant_id, id, name, task_type, due_date) values ('t1', 'due', 'Pitch', ${type}, ${due})`,
    );
    await this.run(
      sql`insert into task_assignee (tenant_id, id, task_id, user_id) values ('t1', 'due', 'due', 'cof1')`,
    );
    await this.run(sql`delete from meeting_request`);
    // What earlier days have left to be told is told before.
    await this.server.tick(new Date(this.#today + 7 * HOUR_MS));
    await this.run(sql`delete from mail`);
    await this.run(sql`delete from notification_recipient`);
    await this.server.tick(new Date(this.#today + 9 * HOUR_MS));
    const told = await this.#toldToCora();
    await this.run(sql`delete from task where id = 'due'`);
    return told;
  }

  /**
   * The founder Cora comes to a session that begins so many days after the next noon; that noon passes.
   * @returns by what she was told of it: `mail`, `notification`
   */
  async noonBeforeSession(days: number): Promise<readonly string[]> {
    this.#today += DAY_MS;
    const noon = this.#today + 12 * HOUR_MS;
    const [start, end] = [0, 1].map((hours) => new Date(noon + days * DAY_MS + hours * HOUR_MS).toISOString());
    await this.run(sql`insert into coaching_session (tenant_id, id, name, startup_id, status, start_time, end_time, coachs_ids, attendees_ids)
      values ('t1', 'soon', 'Pitch', 's1', 'planned', ${start}::timestamptz, ${end}::timestamptz, '{mentor}', '{cof1}')`);
    await this.server.tick(new Date(noon - HOUR_MS));
    await this.run(sql`delete from mail`);
    await this.run(sql`delete from notification_recipient`);
    await this.server.tick(new Date(noon));
    const told = await this.#toldToCora();
    await this.run(sql`delete from coaching_session where id = 'soon'`);
    return told;
  }

  async #toldToCora(): Promise<readonly string[]> {
    const told = await this.run(sql<{ by: string }>`
      with mails as (delete from mail returning recipient),
        notes as (delete from notification_recipient returning user_id)
      select 'mail' as by from mails where recipient = 'cora@t1.test'
      union all select 'notification' from notes where user_id = 'cof1'`);
    return told.map(({ by }) => by).sort();
  }

  /** The first day of the next month begins. @returns it, `2031-02-01` */
  async nextMonth(): Promise<string> {
    const day = new Date(this.#today);
    this.#today = Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1);
    await this.server.tick(new Date(this.#today - HOUR_MS));
    await this.server.tick(new Date(this.#today + HOUR_MS));
    return new Date(this.#today).toISOString().slice(0, 10);
  }
}
