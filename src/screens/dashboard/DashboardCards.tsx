import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { DashboardCardMeta, FigureCardMeta, QueryCardMeta } from '#domain/model/screens.ts';
import { useAbility } from '#src/data/session/ability.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { DetailComponent } from '../detail/DetailComponent.tsx';
import type { DashboardScreenModule } from '../screenModules.ts';
import { ChartCard } from './ChartCard.tsx';
import { ComponentCard } from './ComponentCard.tsx';
import classes from './DashboardScreen.module.css';
import { FieldsCard } from './FieldsCard.tsx';
import { FigureCard } from './FigureCard.tsx';
import { ListCard } from './ListCard.tsx';
import { NumberCard } from './NumberCard.tsx';
import { shownCards } from './shownCards.ts';

interface DashboardCardsProps {
  readonly module: DashboardScreenModule;
  /** The record that the cards are about, where the dashboard is a tab of its page. */
  readonly recordId?: string | undefined;
}

/** The cards meant for this reader: numbers in a row, what takes a whole line, then the rest, in one or two columns. */
export function DashboardCards({ module, recordId }: DashboardCardsProps) {
  const { t } = useTranslation('spec');
  const ability = useAbility();
  const { rights } = useSession();
  const { emptyKey } = module.screen;
  const shown = shownCards(module.screen, ability, rights);
  const numbers = shown.filter((card) => isNumber(card));
  const others = shown.filter((card) => !isNumber(card));
  const aside = others.filter((card) => card.isAside);
  if (shown.length === 0) return emptyKey ? <EmptyState title={t(emptyKey)} /> : null;
  return (
    <div className={classes.dashboard} data-in-order>
      {numbers.length > 0 && (
        <ul className={classes.numbers} data-in-order>
          {numbers.map((card) => (
            <OneNumber key={card.id} card={card} document={module.documents[card.id] ?? ''} recordId={recordId} />
          ))}
        </ul>
      )}
      {aside.length === 0 ? (
        <Cards module={module} cards={others} recordId={recordId} />
      ) : (
        <>
          <Cards module={module} cards={others.filter((card) => card.isWide)} recordId={recordId} />
          <div className={classes.columns} data-columns>
            <Cards module={module} cards={others.filter((card) => !card.isWide && !card.isAside)} recordId={recordId} />
            <Cards module={module} cards={aside} recordId={recordId} />
          </div>
        </>
      )}
      {/* Cards that find nothing take no place; where none is left, this says so. */}
      {emptyKey && (
        <div className={classes.nothing}>
          <EmptyState title={t(emptyKey)} />
        </div>
      )}
    </div>
  );
}

type NumberMeta = FigureCardMeta | QueryCardMeta;

/** Counted, or a number that the record itself has. */
function isNumber(card: DashboardCardMeta): card is NumberMeta {
  return card.kind === 'number' || card.kind === 'figure';
}

interface OneNumberProps {
  readonly card: NumberMeta;
  readonly document: string;
  readonly recordId: string | undefined;
}

function OneNumber({ card, document, recordId }: OneNumberProps) {
  if (card.kind !== 'figure') return <NumberCard card={card} document={document} recordId={recordId} />;
  return recordId && <FigureCard card={card} document={document} recordId={recordId} />;
}

interface CardsProps extends DashboardCardsProps {
  readonly cards: readonly DashboardCardMeta[];
}

function Cards({ module, cards, recordId }: CardsProps) {
  return (
    <div className={classes.cards} data-in-order>
      {cards.map((card) => (
        <div key={card.id} className={classes.card} data-wide={card.isWide}>
          <OneCard card={card} document={module.documents[card.id] ?? ''} recordId={recordId} />
        </div>
      ))}
    </div>
  );
}

interface OneCardProps {
  readonly card: DashboardCardMeta;
  readonly document: string;
  readonly recordId: string | undefined;
}

function OneCard({ card, document, recordId }: OneCardProps) {
  if (card.kind === 'component') return <WrittenCard id={card.component} recordId={recordId} />;
  if (card.kind === 'fields') return recordId && <FieldsCard card={card} document={document} recordId={recordId} />;
  if (card.kind === 'figure') return null;
  return card.kind === 'chart' ? (
    <ChartCard card={card} document={document} recordId={recordId} />
  ) : (
    <ListCard card={card} document={document} recordId={recordId} />
  );
}

/** A card written by hand; of a record it is a part of that record's page. */
function WrittenCard({ id, recordId }: { readonly id: string; readonly recordId: string | undefined }) {
  if (recordId === undefined) return <ComponentCard id={id} />;
  return (
    <Suspense fallback={<ListSkeleton rows={4} />}>
      <DetailComponent id={id} recordId={recordId} />
    </Suspense>
  );
}
