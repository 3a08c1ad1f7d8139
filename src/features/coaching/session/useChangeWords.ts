import { useTranslation } from 'react-i18next';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { enumLabelKey } from '#src/ui/enums/enumLabelKey.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { listOf } from '#src/ui/i18n/listOf.ts';
import { momentText } from '#src/ui/time/momentText.ts';

interface LoggedChange {
  readonly what?: string | null | undefined;
  readonly changes?: unknown;
}

interface KeptChange {
  readonly field: string;
  readonly from?: unknown;
  readonly to?: unknown;
}

/** Says what a change of a session has changed from what to what, in the words and the zone of the reader; where the values are not kept, what alone. */
export function useChangeWords(): (change: LoggedChange) => readonly string[] {
  const { t, i18n } = useTranslation(['programme', 'spec']);
  const timeZone = useReaderZone();
  // Kept as names of fields; each reader sees them as the form calls them.
  const labelOf = (field: string) => t(`field.CoachingSession.${field}`, { ns: 'spec', defaultValue: field });
  const valueText = (field: string, value: unknown): string => {
    if (Array.isArray(value)) return listOf(value.map(String), i18n.language);
    if (value === null || value === undefined || value === '') return '';
    if (field === 'startTime') return momentText(languageTag(i18n.language), { start: String(value), timeZone });
    const isState = field === 'status';
    return isState ? t(enumLabelKey('CoachingSessionStatus', String(value)), { ns: 'spec' }) : String(value);
  };
  const sayChange = (field: string, { from, to }: KeptChange): string => {
    const said = [valueText(field, from), valueText(field, to)].map((text) => text || t('session.changedNothing'));
    const [was, is] = said.map(isolated);
    return t('session.changed', { field: labelOf(field), was, is });
  };
  return ({ what, changes }) => {
    const kept = new Map(keptChanges(changes).map((change) => [change.field, change]));
    const fields = (what ?? '').split(', ').filter(Boolean);
    return fields.map((field) => {
      const change = kept.get(field);
      return change === undefined ? labelOf(field) : sayChange(field, change);
    });
  };
}

/** Each value has a direction of its own: two Latin names in an Arabic sentence would else change places. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Changes of earlier releases have none. */
function keptChanges(changes: unknown): readonly KeptChange[] {
  if (!Array.isArray(changes)) return [];
  return changes.filter(
    (change: unknown): change is KeptChange =>
      typeof change === 'object' && change !== null && 'field' in change && typeof change.field === 'string',
  );
}
