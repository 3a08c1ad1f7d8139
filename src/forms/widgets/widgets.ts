import type { Widget } from '@rjsf/utils';
import type { WidgetId } from '#src/generated/ids.gen.ts';
import {
  CheckboxesWidget,
  MultiSelectWidget,
  RadioWidget,
  SelectWidget,
  SwitchWidget,
  TimezoneWidget,
} from './ChoiceWidgets.tsx';
import { DateTimeWidget, DateWidget, TimeWidget } from './DateWidgets.tsx';
import { ImageWidget } from './ImageWidget.tsx';
import { MinutesWidget } from './MinutesWidget.tsx';
import { NumberWidget, ScaleWidget } from './NumberWidgets.tsx';
import { RecordsWidget, RecordWidget } from './RecordWidgets.tsx';
import { ColorWidget, LinkWidget, PasswordWidget, TextareaWidget, TextListWidget, TextWidget } from './TextWidgets.tsx';
import { TranslatedTextWidget } from './TranslatedTextWidget.tsx';

/** The widgets that the spec names; one it names and nobody wrote is a compile error. */
export const widgets = {
  checkboxes: CheckboxesWidget,
  color: ColorWidget,
  date: DateWidget,
  dateTime: DateTimeWidget,
  image: ImageWidget,
  link: LinkWidget,
  minutes: MinutesWidget,
  multiSelect: MultiSelectWidget,
  number: NumberWidget,
  password: PasswordWidget,
  radio: RadioWidget,
  record: RecordWidget,
  records: RecordsWidget,
  scale: ScaleWidget,
  select: SelectWidget,
  switch: SwitchWidget,
  text: TextWidget,
  textList: TextListWidget,
  textarea: TextareaWidget,
  time: TimeWidget,
  timezone: TimezoneWidget,
  translatedText: TranslatedTextWidget,
} satisfies Record<WidgetId, Widget>;
