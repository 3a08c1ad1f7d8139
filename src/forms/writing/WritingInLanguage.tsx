import { useState } from 'react';
import { documentOf } from '#domain/richText/documentOf.ts';
import { plainTextOf } from '#domain/richText/plainText.ts';
import { type Language, languageNames, languageTag, textDirection } from '#src/ui/i18n/languages.ts';
import { BeginWriting } from './BeginWriting.tsx';
import { type MailField, MailPreview, subjectIn } from './MailPreview.tsx';
import classes from './TranslatedWriting.module.css';
import { WritingField } from './WritingField.tsx';

/** What is written in one language; its document is null where it was written before there were any. */
export interface InLanguage {
  readonly language: string;
  readonly value: string;
  readonly document?: unknown;
}

interface WritingInLanguageProps {
  readonly kind: 'mail' | 'page';
  readonly field: MailField & {
    readonly name: string;
    readonly isDisabled: boolean;
    readonly onBlur: () => void;
  };
  readonly language: Language;
  readonly most: number | undefined;
  readonly text: InLanguage | null;
  /** Null once nothing is left of it. */
  readonly onChange: (text: InLanguage | null) => void;
}

/** The writing in one language, in the editor that the first text has; one line until somebody goes to it. */
export function WritingInLanguage({ kind, field, language, most, text, onChange }: WritingInLanguageProps) {
  const [isBegun, setBegun] = useState(false);
  const name = languageNames[language];
  const document = text ? (text.document ?? text.value) : undefined;
  const handleChange = (next: unknown): void => {
    // An editor that is emptied stays: whoever writes in it goes on.
    setBegun(true);
    onChange(next ? { language, value: plainTextOf(documentOf(next)), document: next } : null);
  };
  return (
    <div className={classes.language}>
      <p className={classes.name} lang={languageTag(language)}>
        {name}
      </p>
      <div lang={languageTag(language)} dir={textDirection(language)}>
        {text || isBegun ? (
          <WritingField
            label={`${field.name} (${name})`}
            isNameless
            isShort
            autoFocus={isBegun && !text}
            isDisabled={field.isDisabled}
            kind={kind}
            most={most}
            value={document}
            onChange={handleChange}
            onBlur={field.onBlur}
          />
        ) : (
          <BeginWriting label={`${field.name} (${name})`} isNameless onBegin={() => setBegun(true)} />
        )}
      </div>
      {kind === 'mail' && text && (
        <MailPreview subject={subjectIn(field, language)} body={document} language={language} name={name} />
      )}
    </div>
  );
}
