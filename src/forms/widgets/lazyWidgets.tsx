import type { WidgetProps } from '@rjsf/utils';
import { lazy } from 'react';

/**
 * Widgets that come with the first form that has them; the form waits for all of them at once (`FormFields`). Each is a
 * function around a lazy component, because the form library takes functions only.
 */

const LazyCheckboxes = lazy(() =>
  import('./CheckboxesWidget.tsx').then((module) => ({ default: module.CheckboxesWidget })),
);
const LazyChoiceList = lazy(() =>
  import('./lists/ChoiceListWidget.tsx').then((module) => ({ default: module.ChoiceListWidget })),
);
const LazyImage = lazy(() => import('./ImageWidget.tsx').then((module) => ({ default: module.ImageWidget })));
const LazyNumber = lazy(() => import('./NumberWidget.tsx').then((module) => ({ default: module.NumberWidget })));
const LazyPassword = lazy(() => import('./PasswordWidget.tsx').then((module) => ({ default: module.PasswordWidget })));
const LazyRadio = lazy(() => import('./RadioWidget.tsx').then((module) => ({ default: module.RadioWidget })));
const LazyScale = lazy(() => import('./ScaleWidget.tsx').then((module) => ({ default: module.ScaleWidget })));
const LazySwitch = lazy(() => import('./SwitchWidget.tsx').then((module) => ({ default: module.SwitchWidget })));
const LazyTimeSpans = lazy(() =>
  import('./TimeSpansWidget.tsx').then((module) => ({ default: module.TimeSpansWidget })),
);
const LazyTranslatedLongText = lazy(() =>
  import('./TranslatedTextWidget.tsx').then((module) => ({ default: module.TranslatedLongTextWidget })),
);
const LazyTranslatedMailText = lazy(() =>
  import('../writing/TranslatedWritingWidgets.tsx').then((module) => ({ default: module.TranslatedMailTextWidget })),
);
const LazyTranslatedRichText = lazy(() =>
  import('../writing/TranslatedWritingWidgets.tsx').then((module) => ({ default: module.TranslatedRichTextWidget })),
);
const LazyTranslatedText = lazy(() =>
  import('./TranslatedTextWidget.tsx').then((module) => ({ default: module.TranslatedTextWidget })),
);

export const CheckboxesWidget = (props: WidgetProps) => <LazyCheckboxes {...props} />;
export const ChoiceListWidget = (props: WidgetProps) => <LazyChoiceList {...props} />;
export const ImageWidget = (props: WidgetProps) => <LazyImage {...props} />;
export const NumberWidget = (props: WidgetProps) => <LazyNumber {...props} />;
export const PasswordWidget = (props: WidgetProps) => <LazyPassword {...props} />;
export const RadioWidget = (props: WidgetProps) => <LazyRadio {...props} />;
export const ScaleWidget = (props: WidgetProps) => <LazyScale {...props} />;
export const SwitchWidget = (props: WidgetProps) => <LazySwitch {...props} />;
export const TimeSpansWidget = (props: WidgetProps) => <LazyTimeSpans {...props} />;
export const TranslatedLongTextWidget = (props: WidgetProps) => <LazyTranslatedLongText {...props} />;
export const TranslatedMailTextWidget = (props: WidgetProps) => <LazyTranslatedMailText {...props} />;
export const TranslatedRichTextWidget = (props: WidgetProps) => <LazyTranslatedRichText {...props} />;
export const TranslatedTextWidget = (props: WidgetProps) => <LazyTranslatedText {...props} />;
