import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { buildCourseContent } from '../../../stories/support/buildCourse.ts';
import { CourseBuilderPage } from './CourseBuilderPage.tsx';

const meta: Meta<typeof CourseBuilderPage> = {
  title: 'courses/CourseBuilderPage',
  component: CourseBuilderPage,
  parameters: {
    path: '/courses/management/course/k1/builder',
    answers: buildCourseContent(),
  },
};
export default meta;

type Story = StoryObj<typeof CourseBuilderPage>;

export const Filled: Story = {};
/** What is fetched when it is first needed takes a moment on a busy machine. */
const slow = { timeout: 10_000 };
const saved = fn();
const record = (variables: Readonly<Record<string, unknown>>) => {
  saved(variables);
  return { record: { _id: 'new', title: 'New', version: 1 }, updateCourse: { _id: 'k1', status: 'published' } };
};
export const GrowsAndIsPublished: Story = {
  parameters: {
    answers: {
      ...buildCourseContent(1, 'draft'),
      CreateCourseSection: { answer: record },
      CreateLesson: { answer: record },
      PublishCourse: { answer: record },
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const add = async (button: string, title: string): Promise<void> => {
      await userEvent.click(await body.findByRole('button', { name: button }));
      const panel = within(await body.findByRole('dialog', {}, slow));
      await userEvent.type(await panel.findByLabelText('Title', {}, slow), title);
      await userEvent.click(panel.getByRole('button', { name: /save/i }));
      await waitFor(() => expect(body.queryByRole('dialog')).toBeNull(), slow);
    };
    saved.mockClear();
    await add('Add section', 'Practice');
    await add('Add lesson', 'Talk to ten people');
    await userEvent.click(body.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(3));
    const [section, lesson, course] = saved.mock.calls.map(([variables]) => variables);
    await expect(section).toMatchObject({ input: { title: 'Practice', course: 'k1', position: 2 } });
    await expect(lesson).toMatchObject({ input: { title: 'Talk to ten people', section: 'a' } });
    await expect(course).toEqual({ id: 'k1', input: { status: 'published' } });
  },
};
export const Empty: Story = { parameters: { answers: buildCourseContent(0) } };
export const AsksBeforeDeleting: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Delete Begin' }));
    await expect(await body.findByText('Delete “Begin”?', {}, slow)).toBeVisible();
  },
};
