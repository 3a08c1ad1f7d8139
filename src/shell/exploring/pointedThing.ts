import type { PlacedKind } from '#domain/model/specPlaces.ts';

/** Something of the spec that is drawn on the page: `data-spec="menu/sidebar.tasks"`. */
export interface PointedThing {
  readonly kind: PlacedKind;
  readonly id: string;
  readonly element: Element;
}

/** The closest thing of the spec around what is pointed at; none on the bar itself. */
export function pointedThing(target: EventTarget | null): PointedThing | null {
  if (!(target instanceof Element) || target.closest('[data-exploring-bar]')) return null;
  const element = target.closest('[data-spec]');
  const [kind, id] = element?.getAttribute('data-spec')?.split('/') ?? [];
  return element && kind && id ? { kind: kind as PlacedKind, id, element } : null;
}
