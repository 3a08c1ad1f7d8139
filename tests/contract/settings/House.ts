import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import { vi } from 'vitest';
import { hashPassword } from '#server/services/auth/passwords.ts';
import { startTestServer, TEST_PASSWORD, type TestServer } from '#server/testing/startTestServer.ts';
import type { SessionIncubator } from '#src/data/session/sessionStore.ts';

const PAGE =
  '<!doctype html><html lang="en" dir="ltr"><head><meta name="description" content=""><title>Cohort</title></head></html>';

/** What a visitor is told of an organisation, as the browser asks for it. */
const VISITED = `{ incubator { customDomain defaultLanguage chatScriptUrl gtmId loginImage
  incubatorTermsAndServices { url } supportEmail { address }
  incubatorCustomLoginTextAndLink { active text url buttonBackgroundColor buttonTextColor }
  brandPalette { primary sidebar login } } }`;

export async function openHouses(): Promise<TestServer> {
  const dist = await mkdtemp(join(tmpdir(), 'cohort-settings-'));
  await writeFile(join(dist, 'index.html'), PAGE);
  return startTestServer({ dist });
}

/** All have the same password: to hash it takes longer than all else here. */
const passwordHash = hashPassword(TEST_PASSWORD, Buffer.alloc(16));

/** One organisation with an admin, a mentor and a founder, reached as people reach it. */
export class House {
  readonly #server: TestServer;
  readonly slug: string;

  constructor(server: TestServer, slug: string) {
    this.#server = server;
    this.slug = slug;
  }

  async build(): Promise<void> {
    const { slug } = this;
    const hash = await passwordHash;
    await this.#server.database.withSystem(async (tx) => {
      await sql`insert into incubator (tenant_id, id, name, slug, switches)
        values (${slug}, ${slug}, 'Plain', ${slug}, '{"liveChat": true, "dataCollection": true}')`.execute(tx);
      await sql`insert into startup (tenant_id, id, name) values (${slug}, 's1', 'Acme')`.execute(tx);
      for (const type of ['Admin', 'Mentor', 'Cofounder']) {
        await sql`insert into role (tenant_id, id, name, type) values (${slug}, ${type}, ${type}, array[${type}])`.execute(
          tx,
        );
        await sql`insert into "user" (tenant_id, id, first_name, email, status, validated, role_id, startups_ids, password_hash)
          values (${slug}, ${type}, ${type}, ${`${type}@${slug}.test`}, 'Active', true, ${type},
            ${type === 'Cofounder' ? '{s1}' : '{}'}, ${hash})`.execute(tx);
      }
    });
  }

  run<Row>(query: RawBuilder<Row>): Promise<readonly Row[]> {
    return this.#server.database.withTenant(this.slug, async (tx) => (await query.execute(tx)).rows);
  }

  async ask(person: 'Admin' | 'Mentor' | 'Cofounder' | null, query: string, variables: object = {}) {
    const { slug } = this;
    const token = person && (await this.#server.signIn(`${person}@${slug}.test`, slug));
    const { json } = await this.#server.graphql(query, { tenant: slug, variables, ...(token && { token }) });
    return json;
  }

  /** Saves settings as the admin. @throws what the API refuses them with */
  async save(input: object): Promise<void> {
    const text =
      'mutation ($id: ID!, $input: IncubatorUpdateInput!) { updateIncubator(id: $id, input: $input) { _id } }';
    const { errors } = await this.ask('Admin', text, { id: this.slug, input });
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
  }

  page(path = '/login') {
    return this.#server.call(path, { tenant: this.slug });
  }

  /** Whom the pages may speak to: one part of their policy. */
  async policy(part: string, path?: string): Promise<string> {
    const policy = String((await this.page(path)).headers['content-security-policy']);
    return policy.split('; ').find((line) => line.startsWith(`${part} `)) ?? '';
  }

  async visited(): Promise<SessionIncubator> {
    return (await this.ask(null, VISITED)).data?.incubator as unknown as SessionIncubator;
  }

  /** The mail that a mentor gets who has forgotten the password. */
  async mail(): Promise<{ html: string; text: string; from: string }> {
    const email = `Mentor@${this.slug}.test`.toLowerCase();
    await this.#server.call('/api/users/sendresetpassword', { method: 'POST', tenant: this.slug, body: { email } });
    return vi.waitFor(() => this.#mailTo(email), 8000);
  }

  #mailTo(address: string): { html: string; text: string; from: string } {
    const found = this.#server.mails.find(({ to }) => to.toLowerCase().includes(address));
    if (found === undefined) throw new Error(`no mail to ${address} yet`);
    return { html: String(found.html), text: found.text, from: found.from };
  }

  /** Mails to that address that lead to pages of this organisation. */
  mailsTo(address: string): number {
    return this.#server.mails.filter(({ to, text }) => to === address && text.includes(`//${this.slug}.`)).length;
  }
}
