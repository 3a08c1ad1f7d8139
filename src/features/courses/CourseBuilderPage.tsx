import { Button, Group, Paper } from '@mantine/core';
import { IconChartBar, IconEye, IconPencil, IconPlus } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { paths } from '#src/generated/paths.gen.ts';
import { toneOfValue } from '#src/screens/cells/enumTones.ts';
import { LazyRecordEditor } from '#src/screens/form/LazyRecordEditor.tsx';
import { MissingRecord } from '#src/screens/why/MissingRecord.tsx';
import { AppLink } from '#src/ui/AppLink.tsx';
import { askConfirmation } from '#src/ui/feedback/confirmations.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { StatusPill } from '#src/ui/StatusPill.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { BuilderRow } from './BuilderRow.tsx';
import classes from './CourseBuilderPage.module.css';
import { DeleteCourseSectionDocument, DeleteLessonDocument, PublishCourseDocument } from './courses.gen.ts';
import { type CourseContent, useCourseContent } from './useCourseContent.ts';

const route = getRouteApi('/fullscreen/courses/management/course/$id/builder/$');

interface Editing {
  readonly form: 'course' | 'courseSection' | 'lesson';
  readonly recordId: string | null;
  readonly preset?: Readonly<Record<string, unknown>>;
}

/** Sections and lessons of a course, each edited in a panel at the side; publishing when it is ready. */
export function CourseBuilderPage() {
  const { t } = useTranslation('programme');
  const { id } = route.useParams();
  const client = useQueryClient();
  const { query, course } = useCourseContent(id);
  const [editing, setEditing] = useState<Editing | null>(null);
  if (course === null) return <MissingRecord entity="Course" id={id} backTo="/courses/management" />;
  if (!course) {
    return query.error ? (
      <FailedState error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <ListSkeleton rows={8} />
    );
  }
  const stop = (): void => {
    setEditing(null);
    void client.invalidateQueries({ queryKey: ['CourseContent'] });
  };
  const nextSection = course.sections.length + 1;
  return (
    <Page>
      <PageHeader title={course.title} action={<PublishButton course={course} />}>
        <BuilderBar course={course} onEdit={() => setEditing({ form: 'course', recordId: id })} />
      </PageHeader>
      {course.sections.length === 0 && <EmptyState title={t('builder.empty')} hint={t('builder.emptyHint')} />}
      <div className={classes.sections}>
        {course.sections.map((section) => (
          <SectionCard key={section._id} section={section} onEdit={setEditing} />
        ))}
      </div>
      <Button
        variant="default"
        mt="md"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() =>
          setEditing({ form: 'courseSection', recordId: null, preset: { course: id, position: nextSection } })
        }
      >
        {t('builder.addSection')}
      </Button>
      {editing && (
        <Suspense>
          <LazyRecordEditor
            formId={editing.form}
            recordId={editing.recordId}
            onClose={stop}
            {...(editing.preset && { preset: editing.preset })}
          />
        </Suspense>
      )}
    </Page>
  );
}

/** Ways on from the course look alike, whether they open a panel or another page. */
const tool = { variant: 'subtle', size: 'compact-sm', px: 6 } as const;

function BuilderBar({ course, onEdit }: { readonly course: CourseContent; readonly onEdit: () => void }) {
  const { t } = useTranslation(['programme', 'spec']);
  return (
    <Group gap="xs">
      <StatusPill tone={toneOfValue('CourseStatus', course.status)}>
        {t(`enum.CourseStatus.${course.status}`, { ns: 'spec' })}
      </StatusPill>
      <Button {...tool} leftSection={<IconPencil size={16} aria-hidden />} onClick={onEdit}>
        {t('builder.editCourse')}
      </Button>
      <Button
        {...tool}
        component={AppLink}
        href={paths.course({ id: course._id })}
        leftSection={<IconEye size={16} aria-hidden />}
      >
        {t('builder.preview')}
      </Button>
      <Button
        {...tool}
        component={AppLink}
        href={paths.coursesDashboard({ id: course._id })}
        leftSection={<IconChartBar size={16} aria-hidden />}
      >
        {t('builder.dashboard')}
      </Button>
    </Group>
  );
}

function PublishButton({ course }: { readonly course: CourseContent }) {
  const { t } = useTranslation('programme');
  const client = useQueryClient();
  const message = useErrorMessage();
  const isPublished = course.status === 'published';
  const change = useMutation({
    mutationFn: () =>
      graphqlRequest(PublishCourseDocument, {
        id: course._id,
        input: { status: isPublished ? 'draft' : 'published' },
      }),
    onSuccess: () => client.invalidateQueries(),
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
  return (
    <Button variant={isPublished ? 'default' : 'filled'} loading={change.isPending} onClick={() => change.mutate()}>
      {t(isPublished ? 'builder.unpublish' : 'builder.publish')}
    </Button>
  );
}

type Section = CourseContent['sections'][number];

function SectionCard({ section, onEdit }: { readonly section: Section; readonly onEdit: (editing: Editing) => void }) {
  const { t } = useTranslation(['programme', 'spec']);
  const removeSection = useRemoval(DeleteCourseSectionDocument);
  const removeLesson = useRemoval(DeleteLessonDocument);
  return (
    <Paper withBorder radius="lg" p="md" component="section">
      <BuilderRow
        name={section.title}
        isHeading
        note={t('builder.lessons', { count: section.lessons.length })}
        onEdit={() => onEdit({ form: 'courseSection', recordId: section._id })}
        onDelete={() => void removeSection(section._id, section.title)}
      />
      <ol className={classes.lessons}>
        {section.lessons.map(({ _id, title, kind }) => (
          <li key={_id}>
            <BuilderRow
              name={title}
              note={t(`enum.LessonKind.${kind}`, { ns: 'spec' })}
              onEdit={() => onEdit({ form: 'lesson', recordId: _id })}
              onDelete={() => void removeLesson(_id, title)}
            />
          </li>
        ))}
      </ol>
      <Button
        variant="subtle"
        size="compact-md"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() =>
          onEdit({
            form: 'lesson',
            recordId: null,
            preset: { section: section._id, position: section.lessons.length + 1 },
          })
        }
      >
        {t('builder.addLesson')}
      </Button>
    </Paper>
  );
}

/** Asks, naming what goes, then deletes. */
function useRemoval(document: typeof DeleteLessonDocument | typeof DeleteCourseSectionDocument) {
  const { t } = useTranslation('programme');
  const client = useQueryClient();
  const message = useErrorMessage();
  const remove = useMutation({
    mutationFn: (id: string): Promise<unknown> => graphqlRequest(document as typeof DeleteLessonDocument, { id }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['CourseContent'] }),
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
  return async (id: string, name: string): Promise<void> => {
    const isConfirmed = await askConfirmation({
      title: t('builder.deleteQuestion', { name }),
      message: t('builder.deleteWarning'),
      confirmLabel: t('builder.delete'),
      dismissLabel: t('builder.keep'),
      isDestructive: true,
    });
    if (isConfirmed) remove.mutate(id);
  };
}
