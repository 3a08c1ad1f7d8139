import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import type { MapItem, MapPart, MapStep } from './mapItems.ts';
import classes from './SpecMapPage.module.css';

interface MapListProps {
  readonly items: readonly MapItem[];
  readonly part: MapPart;
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
}

/** Everything of a part of the map by name; the chosen one says what it is joined with. */
export function MapList({ items, part, chosen, onChoose }: MapListProps) {
  const { t } = useTranslation('organisation');
  if (items.length === 0) return <EmptyState title={t('specMap.nothing')} hint={t('specMap.nothingHint')} />;
  return (
    <ul className={classes.items}>
      {items.map((item) => (
        <li key={item.id} data-chosen={item.id === chosen || part === 'events'}>
          <UnstyledButton
            className={classes.item}
            aria-expanded={item.id === chosen || part === 'events'}
            onClick={() => onChoose(item.id === chosen ? null : item.id)}
          >
            <span className={classes.name}>{item.title}</span>
            <span className={classes.note}>
              {[item.id === item.title ? '' : item.id, item.note].filter(Boolean).join(' · ')}
            </span>
          </UnstyledButton>
          {(item.id === chosen || part === 'events') && <Joined item={item} part={part} onChoose={onChoose} />}
        </li>
      ))}
    </ul>
  );
}

function Joined({ item, part, onChoose }: { readonly item: MapItem } & Pick<MapListProps, 'part' | 'onChoose'>) {
  const { t } = useTranslation('organisation');
  const [out, into] =
    part === 'events' ? [t('specMap.follows'), t('specMap.isAbout')] : [t('specMap.leadsTo'), t('specMap.reachedFrom')];
  return (
    <div className={classes.joined}>
      {item.source && <code>{item.source}</code>}
      <Steps title={into} steps={item.into} onChoose={onChoose} />
      <Steps title={out} steps={item.out} onChoose={onChoose} />
    </div>
  );
}

function Steps({
  title,
  steps,
  onChoose,
}: {
  readonly title: string;
  readonly steps: readonly MapStep[];
  readonly onChoose: (id: string) => void;
}) {
  if (steps.length === 0) return null;
  return (
    <section aria-label={title}>
      <p className={classes.stepTitle}>{title}</p>
      <ul className={classes.steps}>
        {steps.map(({ label, id }) => (
          <li key={label}>
            {id === null ? (
              label
            ) : (
              <UnstyledButton className={classes.step} onClick={() => onChoose(id)}>
                {label}
              </UnstyledButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
