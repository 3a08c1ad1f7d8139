import type { Widget } from '@rjsf/utils';
import type { WidgetId } from '#src/generated/ids.gen.ts';
import { MailTextWidget, RichTextWidget } from '../writing/WritingWidgets.tsx';
import {
  ColorWidget,
  MinutesWidget,
  MultiSelectWidget,
  PlaceWidget,
  RecordsWidget,
  RecordWidget,
  SelectWidget,
  TextListWidget,
  TimezoneWidget,
  YearWidget,
} from './closedChoices.tsx';
import { DateTimeWidget, DateWidget, TimeWidget } from './DateWidgets.tsx';
import {
  CheckboxesWidget,
  ChoiceListWidget,
  ImageWidget,
  NumberWidget,
  PasswordWidget,
  RadioWidget,
  ScaleWidget,
  SwitchWidget,
  TimeSpansWidget,
  TranslatedLongTextWidget,
  TranslatedMailTextWidget,
  TranslatedRichTextWidget,
  TranslatedTextWidget,
} from './lazyWidgets.tsx';
import { LinkWidget, TextareaWidget, TextWidget } from './TextWidgets.tsx';

/** The widgets that the spec names; one it names and nobody wrote is a compile error. Rarer ones come with their forms. */
export const widgets = {
  checkboxes: CheckboxesWidget,
  choiceList: ChoiceListWidget,
  color: ColorWidget,
  date: DateWidget,
  dateTime: DateTimeWidget,
  image: ImageWidget,
  link: LinkWidget,
  mailText: MailTextWidget,
  minutes: MinutesWidget,
  multiSelect: MultiSelectWidget,
  number: NumberWidget,
  password: PasswordWidget,
  place: PlaceWidget,
  radio: RadioWidget,
  record: RecordWidget,
  records: RecordsWidget,
  richText: RichTextWidget,
  scale: ScaleWidget,
  select: SelectWidget,
  switch: SwitchWidget,
  text: TextWidget,
  textList: TextListWidget,
  textarea: TextareaWidget,
  time: TimeWidget,
  timeSpans: TimeSpansWidget,
  timezone: TimezoneWidget,
  translatedLongText: TranslatedLongTextWidget,
  translatedMailText: TranslatedMailTextWidget,
  translatedRichText: TranslatedRichTextWidget,
  translatedText: TranslatedTextWidget,
  year: YearWidget,
} satisfies Record<WidgetId, Widget>;
