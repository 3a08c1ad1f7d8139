import type { Page } from '@playwright/test';
import type { Name } from './Walk.ts';

/** What is read of an item of a timeline. */
const ITEM = `kind: eventType ... on TimelineEvent {
  notice words: message email { subject } session { name } invite { session { name } } data { value metric { name } } }`;

/** Questions for what somebody is told, was asked to do, and reads in the file of a startup and on their own timeline; page after page. */
const QUESTIONS = {
  told: `query ($page: Int) { all: paginatedNotifications(currentPage: $page, pageSize: 100) {
    rows: notifications { notification { kind: notificationType words: message } } } }`,
  asked: `query ($cursor: String) { all: myTasksPaginated(cursor: $cursor, limit: 100) {
    next rows: results { kind: taskType words: name } } }`,
  timeline: `query ($startup: ID!, $cursor: String) { all: startupEvents(startupId: $startup, cursor: $cursor) {
    next rows: results { ${ITEM} } } }`,
  person: `query ($self: ID!, $cursor: String) { all: userEvents(userId: $self, cursor: $cursor) {
    next rows: results { ${ITEM} } } }`,
} as const;

export type Part = keyof typeof QUESTIONS;

/** One thing that somebody reads. */
export interface Item {
  readonly kind: string;
  /** What it says, in the reader's language, without days and times of the walk. */
  readonly words: string;
}

interface Row {
  readonly kind: string;
  readonly words?: string | null;
  /** What the product says, in the reader's language. */
  readonly notice?: string | null;
  readonly email?: { readonly subject: string | null } | null;
  readonly session?: { readonly name: string | null } | null;
  readonly invite?: { readonly session: { readonly name: string | null } | null } | null;
  readonly data?: readonly { readonly value: number | null; readonly metric: { readonly name: string } | null }[];
}

interface Answer {
  readonly rows: readonly (Row | { readonly notification: Row })[];
  readonly next?: string | null;
}

/** All that somebody is given of a part, in the order of its words; nothing where they may not ask. */
export async function readItems(page: Page, part: Part, startup: string): Promise<readonly Item[]> {
  const items: Item[] = [];
  const self = await ask<{ readonly _id: string }>(page, '{ all: currentUser { _id } }', {});
  let cursor: string | null = null;
  do {
    const variables: Record<string, unknown> = { startup, self: self?._id, cursor, page: 1 };
    const answer: Answer | null = await ask<Answer>(page, QUESTIONS[part], variables);
    for (const row of answer?.rows ?? []) items.push(itemOf('notification' in row ? row.notification : row));
    cursor = answer?.next ?? null;
  } while (cursor !== null);
  return items.sort((one, other) => lineOf(one).localeCompare(lineOf(other), 'en'));
}

const lineOf = ({ kind, words }: Item): string => `${kind}: ${words}`;

function itemOf({ kind, words, notice, email, session, invite, data = [] }: Row): Item {
  const said = notice ?? words ?? email?.subject ?? session?.name ?? invite?.session?.name;
  const figures = data.map(({ metric, value }) => `${metric?.name ?? ''} ${value ?? ''}`).sort();
  return { kind, words: said ? withoutTimes(said) : figures.join(', ') };
}

/** The walk takes place today: times and months that it makes from its own clock are another each time. */
function withoutTimes(words: string): string {
  return words
    .replace(/\w+day, \w+ \d+ at \d+:\d+ [AP]M/gu, '(when)')
    .replace(/\p{L}+، \d+ \p{L}+ في \d+:\d+ [صم]/gu, '(when)')
    .replace(/\w+day, \w+ \d+, \d+ at \d+:\d+ [AP]M GMT[+-]\d+/gu, '(when)')
    .replace(/\p{L}+، \d+ \p{L}+ \d+ في \d+:\d+ [صم] غرينتش[+-]\d+/gu, '(when)')
    .replace(/\w+ 1\s–\s\d+, \d{4}/gu, '(month)');
}

async function ask<Given>(page: Page, query: string, variables: Record<string, unknown>): Promise<Given | null> {
  return page.evaluate(
    async (body) => {
      const headers = {
        'content-type': 'application/json',
        'apollo-require-preflight': 'true',
        authorization: `Bearer ${localStorage.getItem('accelerator-token')}`,
      };
      const response = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify(body) });
      const { data } = (await response.json()) as { data?: { all: Given | null } | null };
      return data?.all ?? null;
    },
    { query, variables },
  );
}

/** What somebody reads of each part. */
export type ReadBy = ReadonlyMap<Name, Readonly<Record<Part, readonly Item[]>>>;

/** Each thing that is read, with the names of those who read it; how often depends on the day of the month. */
export function readersOf(read: ReadBy, part: Part): string {
  const readers = new Map<string, Name[]>();
  for (const [name, parts] of read) {
    for (const line of new Set(parts[part].map(lineOf))) readers.set(line, [...(readers.get(line) ?? []), name]);
  }
  const lines = [...readers].sort(([one], [other]) => one.localeCompare(other, 'en'));
  return lines.map(([line, names]) => `- ${line}\n  ${names.join(', ')}\n`).join('');
}
