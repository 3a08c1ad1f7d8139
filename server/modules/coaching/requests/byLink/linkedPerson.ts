/** Whose link of a mail it is, which is about a request for a meeting: it proves its own recipient, and nobody else. */

import { sql } from 'kysely';
import { loadPrincipal } from '#server/access/loadPrincipal.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { contextWith } from '#server/platform/context/contextWith.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { readerIn } from '#server/platform/texts/textReader.ts';
import { findPublicLink, type PublicLink, recallPublicLink } from '#server/services/auth/publicLinks.ts';
import { ANSWER_LINK } from '../announceEnd.ts';

export interface Linked {
  readonly request: string;
  /** The request's own context, as the person to whom the mail went. */
  readonly acting: RequestContext;
  /** Theirs, as the mail was written in. */
  readonly language: string;
}

/** By a link that still opens its request. */
export async function openLink(tx: Tx, context: RequestContext, secret: string): Promise<Linked | null> {
  return load(tx, context, await findPublicLink(tx, ANSWER_LINK, secret));
}

/** By a link that may have been used, or be too old. */
export async function recallLink(tx: Tx, context: RequestContext, secret: string): Promise<Linked | null> {
  return load(tx, context, await recallPublicLink(tx, ANSWER_LINK, secret));
}

async function load(tx: Tx, context: RequestContext, link: PublicLink | null): Promise<Linked | null> {
  if (link === null || link.part === null || !(await isActive(tx, link.part))) return null;
  const principal = await loadPrincipal(tx, context.tenant.id, link.part);
  if (principal === null) return null;
  const language = readerIn(await languageOfUser(tx, link.part), context.tenant).language;
  return { request: link.record, acting: contextWith(context, { principal }), language };
}

async function languageOfUser(tx: Tx, person: string): Promise<string | null> {
  const { rows } = await sql<{ language: string | null }>`select language from "user" where id = ${person}`.execute(tx);
  return rows[0]?.language ?? null;
}

/** An account that was blocked since answers no more. */
async function isActive(tx: Tx, person: string): Promise<boolean> {
  const { rows } = await sql`select 1 from "user" where id = ${person} and lower(status) = 'active'`.execute(tx);
  return rows.length > 0;
}
