import { NativeSelect, SegmentedControl } from '@mantine/core';
import { type ReactNode, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { elementIn, elementLanguages, formTextsIn, isNamed, optionLabel, textIn } from '#domain/forms/elementTexts.ts';
import type { FormElement } from '#domain/forms/FormElement.ts';
import { askedElement } from '#domain/forms/profileFields.ts';
import { contentLanguages } from '#domain/generated/constants.gen.ts';
import { type Store, useSelected } from '#src/data/createStore.ts';
import { QuestionForm } from '#src/forms/questions/QuestionForm.tsx';
import { useAnswers } from '#src/forms/questions/useAnswers.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { languageNames, textDirection } from '#src/ui/i18n/languages.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import classes from './Builder.module.css';
import type { DraftPartsFragment } from './builder.gen.ts';
import type { BuilderState } from './state/BuilderState.ts';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';

interface BuilderPreviewProps {
  /** Its title and description in other languages are written with the form, not on its canvas. */
  readonly form: Pick<DraftPartsFragment, 'titles' | 'descriptions'>;
  readonly store: Store<BuilderState>;
}

/** The form as those fill it who get it: as wide as a phone or a desktop, in each language. Nothing of it is kept. */
export function BuilderPreview({ form, store }: BuilderPreviewProps) {
  // Beside the canvas it follows what is typed there, and does not hold it up.
  const draft = useDeferredValue(useSelected(store, (state) => state.draft));
  const { t, i18n } = useTranslation('formBuilder');
  const [width, setWidth] = useState('desktop');
  const [language, setLanguage] = useState<string>(i18n.language);
  const [isTried, setTried] = useState(false);
  const { answers, change } = useAnswers('preview');
  const elements = useMemo(
    () =>
      draft.elements.map((element) =>
        inLanguage(askedElement(element), language, (number, of) => t(`${of}Number`, { number })),
      ),
    [draft.elements, language, t],
  );
  if (draft.elements.length === 0) return <EmptyState title={t('empty')} hint={t('emptyHint')} />;
  const languages = languagesToTry(i18n.language, form, draft.elements);
  const { title, description } = formTextsIn({ ...draft, ...form }, language);
  return (
    <div className={classes.preview}>
      <div className={classes.previewTools}>
        <SegmentedControl
          size="xs"
          aria-label={t('width.label')}
          value={width}
          data={['desktop', 'phone'].map((value) => ({ value, label: t(`width.${value}` as 'width.phone') }))}
          onChange={setWidth}
        />
        <NativeSelect
          label={t('language')}
          value={language}
          data={languages.map((value) => ({ value, label: languageNames[value as 'en'] ?? value }))}
          onChange={(event) => setLanguage(event.currentTarget.value)}
        />
      </div>
      <section
        className={classes.sheet}
        data-width={width}
        lang={language}
        dir={textDirection(language)}
        aria-label={t('preview')}
      >
        <h2>{title}</h2>
        {description && <p>{description}</p>}
        {isTried && <FormAlert kind="success">{t('previewRight')}</FormAlert>}
        <InLanguage language={language}>
          <QuestionForm
            label={title}
            elements={elements}
            answers={answers}
            onChange={change}
            submitLabel={t('previewCheck')}
            isPending={false}
            failure={null}
            onSubmit={() => setTried(true)}
          />
        </InLanguage>
      </section>
    </div>
  );
}

/** The words around the questions as readers of this language have them. */
function InLanguage({ language, children }: { readonly language: string; readonly children: ReactNode }) {
  const { i18n } = useTranslation();
  const own = useMemo(() => i18n.cloneInstance({ lng: language }), [i18n, language]);
  return (
    <I18nextProvider i18n={own}>
      <Suspense fallback={<ListSkeleton rows={4} />}>{children}</Suspense>
    </I18nextProvider>
  );
}

/** The author's own language, the content languages, and each that something is written in. */
function languagesToTry(
  own: string,
  { titles, descriptions }: BuilderPreviewProps['form'],
  elements: readonly FormElement[],
): readonly string[] {
  const written = [...titles, ...descriptions].map((text) => text.language);
  return [...new Set([own, ...contentLanguages, ...written, ...elements.flatMap(elementLanguages)])];
}

/** In this language only, so that the language of the one who writes does not show through. */
function inLanguage(
  element: FormElement,
  language: string,
  numbered: (number: number, of: 'column' | 'option') => string,
): FormElement {
  return {
    ...elementIn(element, language),
    labels: [],
    descriptions: [],
    treeOptions: element.treeOptions.map((option) => ({
      ...option,
      label: textIn(option.labels ?? [], language, option.label),
      labels: [],
    })),
    options: element.options.map((option, at) => {
      if (option.isWriteIn && !isNamed(option)) return option;
      const of = element.questionType === 'table' ? 'column' : 'option';
      const value = isNamed(option) ? optionLabel(option, language) : numbered(at + 1, of);
      const choices = option.choices?.map((choice, place) =>
        isNamed(choice) ? choice : { ...choice, labels: [{ language, value: numbered(place + 1, 'option') }] },
      );
      return { ...option, labels: [{ language, value }], ...(choices && { choices }) };
    }),
  };
}
