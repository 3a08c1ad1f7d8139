import { Title } from '@mantine/core';
import type { FormElement } from '#domain/forms/FormElement.ts';
import type { HeadingLevel } from '#src/ui/outline/headingLevels.ts';
import { VideoPlayer } from '#src/ui/video/VideoPlayer.tsx';
import classes from './QuestionForm.module.css';

interface ElementViewProps {
  readonly element: FormElement;
  /** Of a title, where it stands in a document; it looks as its kind does. */
  readonly level?: HeadingLevel | undefined;
}

/** What stands between questions: titles, text, a video with its words. */
export function ElementView({ element: { questionType, label, description, videoUrl }, level }: ElementViewProps) {
  const text = description && (
    <p className={classes.text} dir="auto">
      {description}
    </p>
  );
  if (questionType === 'paragraph') {
    return (
      <div>
        <p className={classes.lead} dir="auto">
          {label}
        </p>
        {text}
      </div>
    );
  }
  if (questionType === 'video') {
    return (
      <div>
        <VideoPlayer title={label} address={videoUrl ?? ''} />
        {text}
      </div>
    );
  }
  const order = questionType === 'section' ? 2 : questionType === 'heading' ? 3 : 4;
  return (
    <div className={classes.heading} data-kind={questionType}>
      <Title order={level ?? order} size={`h${order}`}>
        <bdi>{label}</bdi>
      </Title>
      {text}
    </div>
  );
}
