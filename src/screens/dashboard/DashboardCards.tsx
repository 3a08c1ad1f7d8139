import { useTranslation } from 'react-i18next';
import type { DashboardCardMeta, QueryCardMeta } from '#domain/model/ui.ts';
import { useAbility } from '#src/data/session/ability.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import type { DashboardScreenModule } from '../screenModules.ts';
import { ChartCard } from './ChartCard.tsx';
import { ComponentCard } from './ComponentCard.tsx';
import classes from './DashboardScreen.module.css';
import { ListCard } from './ListCard.tsx';
import { NumberCard } from './NumberCard.tsx';
import { shownCards } from './shownCards.ts';

/** The cards meant for this reader: numbers in a row, then the rest. */
export function DashboardCards({ module }: { readonly module: DashboardScreenModule }) {
  const { t } = useTranslation('spec');
  const ability = useAbility();
  const { rights } = useSession();
  const { emptyKey } = module.screen;
  const shown = shownCards(module.screen, ability, rights);
  const numbers = shown.filter((card): card is QueryCardMeta => card.kind === 'number');
  const others = shown.filter((card) => card.kind !== 'number');
  if (shown.length === 0) return emptyKey ? <EmptyState title={t(emptyKey)} /> : null;
  return (
    <div className={classes.dashboard}>
      {numbers.length > 0 && (
        <ul className={classes.numbers}>
          {numbers.map((card) => (
            <NumberCard key={card.id} card={card} document={module.documents[card.id] ?? ''} />
          ))}
        </ul>
      )}
      <div className={classes.cards}>
        {others.map((card) => (
          <div key={card.id} className={classes.card} data-wide={card.isWide}>
            <OneCard card={card} document={module.documents[card.id] ?? ''} />
          </div>
        ))}
      </div>
    </div>
  );
}

function OneCard({ card, document }: { readonly card: DashboardCardMeta; readonly document: string }) {
  if (card.kind === 'component') return <ComponentCard id={card.component} />;
  return card.kind === 'chart' ? (
    <ChartCard card={card} document={document} />
  ) : (
    <ListCard card={card} document={document} />
  );
}
