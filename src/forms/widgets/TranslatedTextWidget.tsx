import { Input, Textarea, TextInput } from '@mantine/core';
import type { WidgetProps } from '@rjsf/utils';
import { type ChangeEvent, useState } from 'react';
import type { LabelValue } from '#domain/text/startupWords.ts';
import { type Language, languageNames, languageTag, textDirection } from '#src/ui/i18n/languages.ts';
import { AddLanguage } from '../AddLanguage.tsx';
import { textLanguages } from '../textLanguages.ts';
import { useField } from './useField.ts';
import classes from './widgets.module.css';

/** A line in each of the content languages and those added to them; where one is left empty, English is shown. */
export function TranslatedTextWidget(props: WidgetProps) {
  return <Translations {...props} isLong={false} />;
}

/** Paragraphs in each of them. */
export function TranslatedLongTextWidget(props: WidgetProps) {
  return <Translations {...props} isLong />;
}

function Translations({ isLong, ...props }: WidgetProps & { readonly isLong: boolean }) {
  const { input } = useField(props);
  const labels: readonly LabelValue[] = Array.isArray(props.value) ? props.value : [];
  const [added, setAdded] = useState<readonly Language[]>([]);
  const written = labels.map(({ language }) => language);
  const { shown, more } = textLanguages(written, added);
  const change = (language: string, value: string): void => {
    const others = labels.filter((label) => label.language !== language);
    props.onChange(value ? [...others, { language, value }] : others);
  };
  return (
    <Input.Wrapper
      label={input.label}
      description={input.description}
      error={input.error}
      labelElement="div"
      withAsterisk={false}
    >
      <div className={classes.translations}>
        {shown.map((language, index) => {
          const field = {
            ...(index === 0 ? { id: input.id } : {}),
            'aria-label': `${input.label} (${languageNames[language]})`,
            dir: textDirection(language),
            lang: languageTag(language),
            leftSection: <span className={classes.unit}>{language}</span>,
            value: labels.find((label) => label.language === language)?.value ?? '',
            onBlur: input.onBlur,
            onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
              change(language, event.currentTarget.value),
          };
          return isLong ? (
            <Textarea key={language} {...field} autosize minRows={2} maxRows={10} />
          ) : (
            <TextInput key={language} {...field} />
          );
        })}
        <AddLanguage more={more} onAdd={(language) => setAdded([...added, language])} />
      </div>
    </Input.Wrapper>
  );
}
