import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { buildCourseContent } from '../../../stories/support/buildCourse.ts';
import { CourseBuilderPage } from './CourseBuilderPage.tsx';

const meta: Meta<typeof CourseBuilderPage> = {
  title: 'courses/CourseBuilderPage',
  component: CourseBuilderPage,
  parameters: {
    path: '/courses/management/course/k1/builder',
    route: '/courses/management/course/$id/builder',
    answers: buildCourseContent(),
  },
};
export default meta;

type Story = StoryObj<typeof CourseBuilderPage>;

export const Filled: Story = {};
export const Empty: Story = { parameters: { answers: buildCourseContent(0) } };
export const AsksBeforeDeleting: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Delete Begin' }));
    await expect(await body.findByText('Delete “Begin”?')).toBeVisible();
  },
};
