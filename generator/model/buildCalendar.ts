import type { CalendarScreenMeta, CalendarSourceMeta } from '#domain/model/screens.ts';
import type { CalendarSource } from '../language/sourceTypes.ts';
import { textKeys } from '../text/textKeys.ts';
import { buildGuard } from './buildAccess.ts';
import { filterOf } from './conditions/filterOf.ts';
import type { ScreenContext } from './ScreenContext.ts';

/** What is specific to a calendar; unknown entities are left out (SPEC104 names them). */
export function buildCalendar(
  screen: ScreenContext,
  source: CalendarSource,
): Omit<CalendarScreenMeta, 'id' | 'titleKey'> {
  const createEntity = screen.context.draft.forms.get(source.create ?? '')?.value.entity;
  return {
    kind: 'calendar',
    ...(source.create && { createForm: source.create }),
    ...(createEntity && { createEntity }),
    sources: source.sources.flatMap((item, index) => buildSource(screen, item, index) ?? []),
  };
}

function buildSource(
  { context, entities, declared }: ScreenContext,
  source: CalendarSource['sources'][number],
  index: number,
): CalendarSourceMeta | undefined {
  const entity = entities.get(source.entity);
  if (!entity) return undefined;
  const start = entity.fields.find((field) => field.name === source.start);
  return {
    id: source.id,
    labelKey: context.text(textKeys.screen(declared.id, `source_${source.id}`), source.label, declared, [
      'sources',
      index,
      'label',
    ]),
    entity: entity.name,
    startField: source.start,
    isDay: start?.type === 'date',
    ...(source.end && { endField: source.end }),
    nameField: source.name,
    ...(source.link && { link: source.link }),
    ...(source.where && { baseFilter: filterOf(entity, source.where) }),
    tone: source.tone ?? 'info',
    ...(source.allow !== undefined && {
      guard: buildGuard(context, declared, ['sources', index, 'allow'], source.allow),
    }),
  };
}
