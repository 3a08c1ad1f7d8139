import { Textarea, TextInput } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer, FormElement } from '#domain/forms/FormElement.ts';
import { isTeamTable } from '#domain/forms/teamTable.ts';
import { isCriterionComment } from '#domain/scoring/criterionComments.ts';
import { withScheme } from '#domain/text/webLink.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { useUploadLink } from '#src/ui/upload/UploadLink.ts';
import { CommentField } from './CommentField.tsx';
import { ChoiceField } from './choices/ChoiceField.tsx';
import { FileField } from './FileField.tsx';
import { QuestionLabel } from './QuestionLabel.tsx';
import { emptyAnswer } from './questionKinds.ts';
import { ScaleField } from './ScaleField.tsx';
import { TableField } from './TableField.tsx';
import { TextLine } from './TextLine.tsx';

/** Comes with the first question for a number: what reads numbers as people write them is larger than all else here. */
const NumberAnswer = lazy(() => import('./NumberAnswer.tsx').then((module) => ({ default: module.NumberAnswer })));

export interface QuestionFieldProps {
  readonly element: FormElement;
  readonly answer: Answer | undefined;
  readonly error: string | undefined;
  readonly onChange: (answer: Answer) => void;
  readonly onTouch: () => void;
}

/** What a field of a question has whatever its kind: label, help and error. */
export interface FieldFrame {
  readonly id: string;
  readonly label: ReactNode;
  readonly description: string | undefined;
  readonly error: string | undefined;
  readonly onBlur: () => void;
}

/** The field that a kind of question is answered in. */
export function QuestionField({ element, answer, error, onChange, onTouch }: QuestionFieldProps) {
  const { t } = useTranslation('questions');
  const { _id, questionType, label, validations, description } = element;
  const given = answer ?? emptyAnswer(_id);
  const isAsked = questionType !== 'calculated';
  const frame: FieldFrame = {
    id: `question-${_id}`,
    label: <QuestionLabel text={label} isOptional={!validations.required && isAsked} />,
    description: [description, isTeamTable(element) && t('teamHint')].filter(Boolean).join(' ') || undefined,
    error,
    onBlur: onTouch,
  };
  const setText = (text: string): void => onChange({ ...given, textValue: text === '' ? null : text });
  switch (questionType) {
    case 'text_long':
      if (isCriterionComment(element)) {
        return (
          <CommentField
            frame={{ ...frame, label: <QuestionLabel text={label} /> }}
            value={given.textValue ?? ''}
            onChange={setText}
          />
        );
      }
      return (
        <Textarea
          {...frame}
          autosize
          minRows={3}
          maxRows={14}
          value={given.textValue ?? ''}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      );
    case 'number':
    case 'calculated':
      return (
        <Suspense fallback={<ListSkeleton rows={1} rowHeight={64} />}>
          <NumberAnswer
            frame={frame}
            value={given.numberValue}
            isReadOnly={!isAsked}
            onChange={(numberValue) => onChange({ ...given, numberValue })}
          />
        </Suspense>
      );
    case 'number_scale':
      return <ScaleField frame={frame} element={element} answer={given} onChange={onChange} />;
    case 'file':
      return <FileAnswer frame={frame} value={given.textValue} onChange={setText} />;
    case 'table':
      return <TableField frame={frame} element={element} answer={given} onChange={onChange} />;
    case 'text_link':
      return (
        <TextLine
          frame={frame}
          type="link"
          value={given.textValue ?? ''}
          onChange={setText}
          completed={(text) => text && withScheme(text.trim())}
        />
      );
    case 'text':
    case 'date':
    case 'custom_field':
      if (element.options.length > 0) {
        return <ChoiceField frame={frame} element={element} answer={given} onChange={onChange} />;
      }
      return (
        <TextLine
          frame={frame}
          type={questionType === 'date' ? 'date' : 'text'}
          value={given.textValue ?? ''}
          onChange={setText}
        />
      );
    default:
      return <ChoiceField frame={frame} element={element} answer={given} onChange={onChange} />;
  }
}

interface AddressAnswerProps {
  readonly frame: FieldFrame;
  readonly value: string | null;
  readonly onChange: (text: string) => void;
}

/** Whoever has signed in, or holds the link of the form, uploads a file; where there is neither, one says where it lies. */
function FileAnswer({ frame, value, onChange }: AddressAnswerProps) {
  const { t } = useTranslation('questions');
  const isSignedIn = useSession().user !== null;
  const link = useUploadLink();
  if (isSignedIn || link !== null) {
    return <FileField frame={frame} value={value} onChange={onChange} isSignedIn={isSignedIn} />;
  }
  const description = [frame.description, t('fileHint')].filter(Boolean).join(' ');
  return (
    <TextInput
      {...frame}
      type="url"
      description={description}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
