import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CoursesPage, MyCoursesPage } from './CoursesPages.tsx';

const meta: Meta<typeof CoursesPage> = {
  title: 'courses/CoursesPage',
  parameters: { path: '/courses' },
  component: CoursesPage,
};
export default meta;

type Story = StoryObj<typeof CoursesPage>;

const course = (index: number) => ({
  _id: `k${index}`,
  title: index === 1 ? 'A course whose title is so long that it needs more than one line' : `Course ${index}`,
  summary: 'From idea to evidence.',
  cover: null,
  duration: 90,
  status: 'published',
  instructors: [{ _id: 'u2', fullName: 'Ben Ito', avatar: null }],
});
const answers = (count: number, begun: number) => ({
  CourseCards: {
    data: {
      courses: { totalCount: count, next: null, results: Array.from({ length: count }, (_, i) => course(i)) },
      courseProgresses: {
        results: Array.from({ length: begun }, (_, i) => ({
          _id: `p${i}`,
          percent: i === 0 ? 100 : 40,
          state: 'IN_PROGRESS',
          course: { _id: `k${i}` },
        })),
      },
    },
  },
});

export const All: Story = { parameters: { answers: answers(5, 2) } };
export const Mine: Story = { render: () => <MyCoursesPage />, parameters: { answers: answers(5, 2) } };
export const NoneBegun: Story = {
  render: () => <MyCoursesPage />,
  parameters: { answers: answers(5, 0) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('You have not begun a course')).toBeVisible();
  },
};
export const Loading: Story = { parameters: { answers: { CourseCards: 'never' } } };
export const Failed: Story = { parameters: { answers: { CourseCards: { error: 'The database rests' } } } };
