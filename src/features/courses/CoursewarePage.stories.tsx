import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { buildCourseContent } from '../../../stories/support/buildCourse.ts';
import { CoursewarePage } from './CoursewarePage.tsx';

const meta: Meta<typeof CoursewarePage> = {
  title: 'courses/CoursewarePage',
  component: CoursewarePage,
  parameters: {
    path: '/courses/k1/courseware/l2',
    answers: buildCourseContent(),
  },
};
export default meta;

type Story = StoryObj<typeof CoursewarePage>;

export const Video: Story = {};
export const Done: Story = {
  parameters: { path: '/courses/k1/courseware/l1' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Mark as not done' })).toBeVisible();
  },
};
export const NoSuchLesson: Story = { parameters: { path: '/courses/k1/courseware/l9' } };
export const FailsToMark: Story = {
  parameters: { answers: { ...buildCourseContent(), SetLessonDone: { error: 'It is locked' } } },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Mark as done' }));
    await expect(await body.findByTestId('toast')).toHaveTextContent('It is locked');
  },
};
