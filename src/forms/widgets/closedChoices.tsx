import type { WidgetProps } from '@rjsf/utils';
import { zoneLabel } from '#src/ui/time/zones/zoneOptions.ts';
import type { Shown } from './ClosedChoice.tsx';
import { FirstUse, fetchedChoice } from './FirstUse.tsx';
import { RoomNote } from './rooms/RoomNote.tsx';
import { useField } from './useField.ts';
import { useMinutes } from './useMinutes.ts';
import { useOptions } from './useOptions.ts';
import { useRecordLabels } from './useRecordLabels.ts';
import classes from './widgets.module.css';

const load = () => import('./ChoiceWidgets.tsx');

const choices = {
  select: fetchedChoice(() => load().then((module) => module.SelectWidget)),
  multiSelect: fetchedChoice(() => load().then((module) => module.MultiSelectWidget)),
  timezone: fetchedChoice(() => load().then((module) => module.TimezoneWidget)),
  minutes: fetchedChoice(() => load().then((module) => module.MinutesWidget)),
  year: fetchedChoice(() => load().then((module) => module.YearWidget)),
  record: fetchedChoice(() => load().then((module) => module.RecordWidget)),
  records: fetchedChoice(() => load().then((module) => module.RecordsWidget)),
  textList: fetchedChoice(() => load().then((module) => module.TextListWidget)),
  place: fetchedChoice(() => import('./rooms/RoomSelect.tsx').then((module) => module.RoomSelect)),
  color: fetchedChoice(() => load().then((module) => module.ColorWidget)),
};

interface ClosedWidgetProps {
  readonly kind: keyof typeof choices;
  readonly given: WidgetProps;
  readonly shown: Shown;
}

function ClosedWidget({ kind, given, shown }: ClosedWidgetProps) {
  return <FirstUse choice={choices[kind]} given={given} frame={useField(given).input} shown={shown} />;
}

export function SelectWidget(props: WidgetProps) {
  return <ClosedWidget kind="select" given={props} shown={{ texts: useWords(props) }} />;
}

export function MultiSelectWidget(props: WidgetProps) {
  return <ClosedWidget kind="multiSelect" given={props} shown={{ texts: useWords(props), onRemove: remover(props) }} />;
}

export function TimezoneWidget(props: WidgetProps) {
  return <ClosedWidget kind="timezone" given={props} shown={{ texts: textsOf(props).map(zoneLabel) }} />;
}

export function MinutesWidget(props: WidgetProps) {
  const inWords = useMinutes();
  const texts = typeof props.value === 'number' ? [inWords(props.value)] : [];
  return <ClosedWidget kind="minutes" given={props} shown={{ texts }} />;
}

export function YearWidget(props: WidgetProps) {
  return <ClosedWidget kind="year" given={props} shown={{ texts: textsOf(props) }} />;
}

export function RecordWidget(props: WidgetProps) {
  return <ClosedWidget kind="record" given={props} shown={{ texts: useNames(props) }} />;
}

export function RecordsWidget(props: WidgetProps) {
  return <ClosedWidget kind="records" given={props} shown={{ texts: useNames(props), onRemove: remover(props) }} />;
}

/** A room, and whether it is free when the record takes place. */
export function PlaceWidget(props: WidgetProps) {
  const names = useRecordLabels('Place', textsOf(props));
  const texts = textsOf(props).map((id) => names.get(id) ?? '…');
  return (
    <div>
      <ClosedWidget kind="place" given={props} shown={{ texts }} />
      <RoomNote {...props} />
    </div>
  );
}

export function TextListWidget(props: WidgetProps) {
  const texts = textsOf(props);
  const onLeave = (text: string): void => props.onChange([...new Set([...texts, text])]);
  return (
    <ClosedWidget kind="textList" given={props} shown={{ texts, onRemove: remover(props), isFree: true, onLeave }} />
  );
}

export function ColorWidget(props: WidgetProps) {
  const swatch = <span className={classes.swatch} style={{ background: String(props.value || 'transparent') }} />;
  return (
    <ClosedWidget
      kind="color"
      given={props}
      shown={{ texts: textsOf(props), leftSection: swatch, isFree: true, onWrite: props.onChange }}
    />
  );
}

/** Takes away the value at a place. */
function remover({ value, onChange }: WidgetProps): (place: number) => void {
  return (place) => onChange(Array.isArray(value) ? value.filter((_, index) => index !== place) : []);
}

function textsOf({ value }: WidgetProps): readonly string[] {
  if (Array.isArray(value)) return value.map(String);
  return value ? [String(value)] : [];
}

function useWords(props: WidgetProps): readonly string[] {
  const options = useOptions(props);
  return textsOf(props).map((value) => options.find((option) => option.value === value)?.label ?? value);
}

/** Names of the records chosen; of those that are not known yet, dots. */
function useNames(props: WidgetProps): readonly string[] {
  const ids = textsOf(props);
  const names = useRecordLabels(useField(props).meta?.entity, ids);
  return ids.map((id) => names.get(id) ?? '…');
}
