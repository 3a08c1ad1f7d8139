import { sql } from 'kysely';
import { readArrangements } from '#domain/arrangement/readArrangements.ts';
import type { Overlay } from '#domain/overlay/overlayChanges.ts';
import { readOwnWords } from '#domain/text/ownWords.ts';
import { automations } from '#server/generated/automations.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { ownRoles } from './ownRoles.ts';

/** What the organisation has otherwise, as it is stored now. */
export async function ownOverlay(context: RequestContext): Promise<Overlay> {
  const { transact, tenant } = context;
  const roles = await ownRoles(context);
  const { rows } = await transact((tx) =>
    sql<{ own_words: unknown; arrangements: unknown; off: readonly string[] }>`
      select own_words, arrangements,
        array(select automation from automation_setting where is_off order by automation) as off
      from incubator where id = ${tenant.id}`.execute(tx),
  );
  return {
    words: readOwnWords(rows[0]?.own_words),
    arrangements: readArrangements(rows[0]?.arrangements),
    // What the product has no more can neither be switched nor stand in a file.
    automationsOff: (rows[0]?.off ?? []).filter((id) => automations.some((one) => one.id === id)),
    ...(roles && { roles }),
  };
}
