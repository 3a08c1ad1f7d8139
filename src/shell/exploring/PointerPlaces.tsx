import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { type CSSProperties, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { specPlaceQuery } from '#src/data/exploring/specPlaceQuery.ts';
import { CopiedPlace } from '#src/ui/exploring/CopiedPlace.tsx';
import { copyPlace } from '#src/ui/exploring/copyPlace.ts';
import classes from './ExploringBar.module.css';
import { type PointedThing, pointedThing } from './pointedThing.ts';

/**
 * Outlines what of the spec the pointer (or the focus) is on, and says where it stands; a click copies that instead of
 * doing what it does elsewhere. Beside it always the page's route. Escape ends it.
 */
export function PointerPlaces({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation('organisation');
  const [thing, setThing] = useState<PointedThing | null>(null);
  const routeId = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.routeId ?? '' });
  const route = usePlace('route', routeId);
  const place = usePlace(thing?.kind ?? 'route', thing?.id ?? '');
  const handle = useEffectEvent((event: Event): void => {
    if (event instanceof KeyboardEvent) {
      if (event.key === 'Escape') onLeave();
      return;
    }
    const pointed = pointedThing(event.target);
    setThing(pointed);
    if (event.type !== 'click' || pointed === null || place === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    void copyPlace(place);
  });
  useEffect(() => {
    const follow = (event: Event): void => handle(event);
    const kinds = ['pointermove', 'focusin', 'click', 'keydown'];
    for (const kind of kinds) document.addEventListener(kind, follow, true);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, follow, true);
    };
  }, []);
  return (
    <output className={classes.places}>
      {route && <CopiedPlace place={route} />}
      {place ? <code dir="ltr">{place}</code> : t('exploring.point')}
      {thing && <span className={classes.outline} style={frameOf(thing.element)} />}
    </output>
  );
}

function usePlace(kind: PointedThing['kind'], id: string): string | undefined {
  const query = specPlaceQuery(kind, id);
  return useQuery({ ...query, enabled: query.enabled && id !== '' }).data;
}

function frameOf(element: Element): CSSProperties {
  const own = element.getBoundingClientRect();
  const { top, left, width, height } = own.width > 0 ? own : contentsOf(element).getBoundingClientRect();
  return { top, left, width, height };
}

/** What stands in something that has no box of its own. */
function contentsOf(element: Element): Range {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range;
}
