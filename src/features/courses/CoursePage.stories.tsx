import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildCourseContent } from '../../../stories/support/buildCourse.ts';
import { says } from '../../../stories/support/says.ts';
import { CourseAboutTab } from './CourseAboutTab.tsx';
import { CoursePage } from './CoursePage.tsx';
import { NextLesson } from './NextLesson.tsx';

const meta: Meta<typeof CoursePage> = {
  title: 'courses/CoursePage',
  component: CoursePage,
  parameters: { path: '/courses/k1' },
};
export default meta;

type Story = StoryObj<typeof CoursePage>;

export const Begun: Story = { parameters: { answers: buildCourseContent() } };
export const OfALearner: Story = { globals: { role: 'Cofounder' }, parameters: { answers: buildCourseContent() } };
export const Empty: Story = { parameters: { answers: buildCourseContent(0) } };
export const Missing: Story = {
  parameters: { answers: { CourseContent: { data: { course: null, courseProgresses: { results: [] } } } } },
};
export const Next: Story = {
  render: () => <NextLesson recordId="k1" />,
  parameters: { answers: buildCourseContent() },
  play: says('Next for you'),
};
export const NothingNext: Story = {
  render: () => <NextLesson recordId="k1" />,
  parameters: { answers: buildCourseContent(0) },
};
export const AboutTab: Story = {
  render: () => <CourseAboutTab recordId="k1" />,
  parameters: { answers: buildCourseContent() },
};
