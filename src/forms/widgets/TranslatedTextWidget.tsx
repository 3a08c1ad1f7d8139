import { Input, TextInput } from '@mantine/core';
import type { WidgetProps } from '@rjsf/utils';
import { contentLanguages } from '#domain/generated/constants.gen.ts';
import type { LabelValue } from '#domain/text/startupWords.ts';
import { languageNames } from '#src/ui/i18n/languages.ts';
import { useField } from './useField.ts';
import classes from './widgets.module.css';

/** One text in each of the content languages; those left empty fall back to English. */
export function TranslatedTextWidget(props: WidgetProps) {
  const { input } = useField(props);
  const labels: readonly LabelValue[] = Array.isArray(props.value) ? props.value : [];
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
        {contentLanguages.map((language, index) => (
          <TextInput
            key={language}
            {...(index === 0 ? { id: input.id } : {})}
            aria-label={`${input.label} (${languageNames[language]})`}
            leftSection={<span className={classes.unit}>{language}</span>}
            value={labels.find((label) => label.language === language)?.value ?? ''}
            onBlur={input.onBlur}
            onChange={(event) => change(language, event.currentTarget.value)}
          />
        ))}
      </div>
    </Input.Wrapper>
  );
}
