import type { AppAbility } from '#domain/access/buildAbility.ts';
import { evaluateGuard } from '#domain/access/gates/evaluateGuard.ts';
import type { DashboardCardMeta, DashboardScreenMeta } from '#domain/model/screens.ts';
import type { SessionRights } from '#src/data/session/sessionStore.ts';

/** The cards that are for people like this reader, and show what the reader may read. */
export function shownCards(
  { cards }: DashboardScreenMeta,
  ability: AppAbility,
  rights: SessionRights | null,
): readonly DashboardCardMeta[] {
  return cards.filter((card) => {
    const passes =
      !card.guard || (rights !== null && evaluateGuard(card.guard, rights.principal, rights.features) === 'allow');
    // A figure is read of the record, so the reader needs that field of it too.
    const field = card.kind === 'figure' ? card.columns[0]?.path.split('.')[0] : undefined;
    return passes && (card.kind === 'component' || ability.can('read', card.entity, field));
  });
}
