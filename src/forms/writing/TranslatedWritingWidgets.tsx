import { Input } from '@mantine/core';
import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import type { Language } from '#src/ui/i18n/languages.ts';
import { AddLanguage } from '../AddLanguage.tsx';
import { textLanguages } from '../textLanguages.ts';
import { useField } from '../widgets/useField.ts';
import classes from './TranslatedWriting.module.css';
import { type InLanguage, WritingInLanguage } from './WritingInLanguage.tsx';

/** Formatted writing of a page in each of the content languages; where one is left empty, the first text is shown. */
export const TranslatedRichTextWidget = (props: WidgetProps) => <TranslatedWriting kind="page" {...props} />;

/** Formatted writing of an e-mail in each of them: everybody gets it in theirs. */
export const TranslatedMailTextWidget = (props: WidgetProps) => <TranslatedWriting kind="mail" {...props} />;

function TranslatedWriting({ kind, ...props }: WidgetProps & { readonly kind: 'mail' | 'page' }) {
  const { input, meta } = useField(props);
  const texts: readonly InLanguage[] = Array.isArray(props.value) ? props.value : [];
  const [added, setAdded] = useState<readonly Language[]>([]);
  const written = texts.map(({ language }) => language);
  const { shown, more } = textLanguages(written, added);
  const most = meta?.options?.max;
  const change = (language: string, text: InLanguage | null): void => {
    const others = texts.filter((one) => one.language !== language);
    props.onChange(text ? [...others, text] : others);
  };
  return (
    <Input.Wrapper
      label={input.label}
      description={input.description}
      error={input.error}
      labelElement="div"
      withAsterisk={false}
    >
      <div className={classes.languages}>
        {shown.map((language) => (
          <WritingInLanguage
            key={language}
            kind={kind}
            field={{
              name: input.label,
              isDisabled: input.disabled,
              onBlur: input.onBlur,
              meta,
              registry: props.registry,
            }}
            language={language}
            most={typeof most === 'number' ? most : undefined}
            text={texts.find((one) => one.language === language) ?? null}
            onChange={(text) => change(language, text)}
          />
        ))}
        <AddLanguage more={more} onAdd={(language) => setAdded([...added, language])} />
      </div>
    </Input.Wrapper>
  );
}
