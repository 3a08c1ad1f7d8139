import { sql } from 'kysely';
import { readArrangements } from '#domain/arrangement/readArrangements.ts';
import { sectionOf } from '#domain/overlay/overlayAsYaml.ts';
import type { OverlayKind } from '#domain/overlay/overlayChanges.ts';
import { type OwnWord, readOwnWords } from '#domain/text/ownWords.ts';
import { automations } from '#server/generated/automations.gen.ts';
import type { DatabaseHandle, Tx } from '#server/platform/db/database.ts';
import { ENGLISH } from '#server/platform/texts/languages.ts';
import { refusalText } from '#server/platform/texts/refusals.ts';
import { englishReader } from '#server/platform/texts/textReader.ts';
import { assignableRoles } from '#server/services/installation/defaultRoles.ts';
import { problemsOfArrangements } from '../../arrangement/problemsOfArrangements.ts';
import { readWordsFrom, usualOf, type WordFrom } from '../../deriveWordsFrom.ts';
import { problemsOfWords, rawText } from '../../guardOwnWords.ts';
import { isPermission } from '../../permissionKeys.ts';

/** Something that an organisation has otherwise, and that the spec as it is now would not take any more. */
export interface OverlayConflict {
  /** Label of its host. */
  readonly tenant: string;
  readonly kind: OverlayKind;
  readonly place: string;
  readonly problem: string;
  readonly cure: string;
}

interface Stored {
  readonly slug: string;
  readonly own_words: unknown;
  readonly words_from: unknown;
  readonly arrangements: unknown;
  readonly off: readonly string[];
  readonly roles: readonly StoredRole[];
}

interface StoredRole {
  readonly name: string;
  readonly type: readonly string[];
  readonly overrides: unknown;
}

/** All of them, by the rules that hold for who changes something today: nothing counts as having been there before. */
export async function overlayConflicts(database: DatabaseHandle): Promise<readonly OverlayConflict[]> {
  return database.withSystem(async (tx) => {
    const off = await switchedOff(tx);
    const roles = await rolesOf(tx);
    // As they are stored, whatever version has stored them: older ones lack a column.
    const { rows } = await sql<Omit<Stored, 'off' | 'roles'> & { tenant: string }>`
      select tenant_id as tenant, slug, to_jsonb(incubator) -> 'own_words' as own_words,
        to_jsonb(incubator) -> 'words_from' as words_from, to_jsonb(incubator) -> 'arrangements' as arrangements
      from incubator order by slug`.execute(tx);
    return rows.flatMap((row) =>
      conflictsOf({ ...row, off: off.get(row.tenant) ?? [], roles: roles.get(row.tenant) ?? [] }),
    );
  });
}

/** The automations that each organisation has switched off; none in a database from before they could be. */
async function switchedOff(tx: Tx): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows: kept } = await sql<{
    isKept: boolean;
  }>`select to_regclass('automation_setting') is not null as "isKept"`.execute(tx);
  if (kept[0]?.isKept !== true) return new Map();
  const { rows } = await sql<{ tenant: string; off: readonly string[] }>`
    select tenant_id as tenant, array_agg(automation order by automation) as off from automation_setting
    where is_off group by tenant_id`.execute(tx);
  return new Map(rows.map(({ tenant, off }) => [tenant, off]));
}

async function rolesOf(tx: Tx): Promise<ReadonlyMap<string, readonly StoredRole[]>> {
  const { rows } = await sql<StoredRole & { tenant: string }>`
    select tenant_id as tenant, name, type, overrides from role order by name`.execute(tx);
  return Map.groupBy(rows, ({ tenant }) => tenant);
}

function conflictsOf({ slug: tenant, own_words, words_from, arrangements, off, roles }: Stored): OverlayConflict[] {
  const own = readArrangements(arrangements);
  return [
    ...wordsOfAnotherText(tenant, readOwnWords(own_words), readWordsFrom(words_from)),
    ...readOwnWords(own_words).flatMap((word) =>
      problemsOfWords([word], []).map((problem) => ({
        tenant,
        kind: 'word' as const,
        place: word.key,
        problem: refusalText(englishReader, problem),
        cure: `Say it anew or take it out under /admin/configuration/words, or keep the text ${word.key} in the spec.`,
      })),
    ),
    ...off.filter((id) => !automations.some((one) => one.id === id)).map((id) => automationGone(tenant, id)),
    ...roles.flatMap((role) => conflictsOfRole(tenant, role)),
    ...own.flatMap((one) =>
      problemsOfArrangements([one], []).map((problem) => ({
        tenant,
        kind: one.kind,
        place: one.name,
        problem: refusalText(englishReader, problem),
        cure: `Arrange it anew under /admin/configuration/${sectionOf[one.kind]}?${one.kind}=${one.name}, or keep what it names in the spec.`,
      })),
    ),
  ];
}

/** What was switched off may be called otherwise now, and be on under its new name. */
const automationGone = (tenant: string, place: string): OverlayConflict => ({
  tenant,
  kind: 'automation',
  place,
  problem: `There is no automation “${place}” any more, which is switched off here`,
  cure: 'Switch off what stands in its place under /admin/configuration/automations, or keep its id in the spec.',
});

/** Permissions that roles have otherwise, and types that they are of, which there are no more. */
function conflictsOfRole(tenant: string, { name, type, overrides }: StoredRole): OverlayConflict[] {
  const known: readonly string[] = assignableRoles;
  const types = type.filter((one) => !known.includes(one));
  const keys = Object.keys(Object(overrides)).filter((key) => !isPermission(key));
  return [
    ...types.map((one) => ({
      tenant,
      kind: 'role' as const,
      place: name,
      problem: `The product has no role type “${one}”`,
      cure: 'Give its people another role under /admin/configuration/users, or keep the type in the spec.',
    })),
    ...keys.map((key) => ({
      tenant,
      kind: 'role' as const,
      place: name,
      problem: refusalText(englishReader, { reason: 'permissionUnknown', values: { name: key } }),
      cure: `Decide anew what it may do under /admin/configuration/permissions, or keep ${key} in the spec (spec rename moves it).`,
    })),
  ];
}

/** Words that were said for an English text which the spec has changed since: they may say what is true no more. */
function wordsOfAnotherText(tenant: string, words: readonly OwnWord[], kept: readonly WordFrom[]): OverlayConflict[] {
  return words.flatMap((word) => {
    const [was, is] = [usualOf(kept, word), rawText(ENGLISH, word.key)];
    if (was === undefined || is === null || was === is) return [];
    return [
      {
        tenant,
        kind: 'word' as const,
        place: word.key,
        problem: `“${word.text}” (${word.language}) was said for “${was}”, which is “${is}” now`,
        cure: 'Look whether it still fits under /admin/configuration/words: say it otherwise, or take it out and say it anew.',
      },
    ];
  });
}

/** A line each, as other problems of a spec are told. */
export const conflictText = ({ tenant, kind, place, problem, cure }: OverlayConflict): string =>
  `${tenant}: ${kind} ${place}: ${problem}\n  → ${cure}`;
