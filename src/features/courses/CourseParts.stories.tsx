import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { BuilderRow } from './BuilderRow.tsx';
import { CourseCard } from './CourseCard.tsx';
import { LessonList } from './LessonList.tsx';
import type { CourseContent } from './useCourseContent.ts';

const meta: Meta = { title: 'courses/Course parts' };
export default meta;

type Story = StoryObj;

const dark = { globals: { colourMode: 'dark' } };
const rightToLeft = { globals: { language: 'ar' } };
const longName = 'A lesson on everything that can be said about the first customer '.repeat(3);

const edited = fn();
const removed = fn();
export const Row: Story = {
  render: () => (
    <>
      <h1>Course</h1>
      <BuilderRow name="Begin" note="3 lessons" isHeading onEdit={edited} onDelete={removed} />
      <BuilderRow name={longName} note="Video, 15 minutes" onEdit={edited} onDelete={removed} />
    </>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const [edit, remove] = await within(canvasElement).findAllByRole('button', { name: /Begin/ });
    if (edit) await userEvent.click(edit);
    if (remove) await userEvent.click(remove);
    await expect(edited).toHaveBeenCalledOnce();
    await expect(removed).toHaveBeenCalledOnce();
  },
};

const course = {
  _id: 'k1',
  title: 'Lean basics',
  summary: 'From idea to evidence.',
  cover: null,
  duration: 90,
  status: 'published',
  instructors: [{ _id: 'u2', fullName: 'Ben Ito', avatar: null }],
} as const;
const cards = () => (
  <ul style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(3, 1fr)', listStyle: 'none', padding: 0 }}>
    <CourseCard course={{ ...course, instructors: [...course.instructors] }} percent={null} />
    <CourseCard course={{ ...course, title: longName, instructors: [] }} percent={40} />
    <CourseCard course={{ ...course, summary: null, instructors: [] }} percent={100} />
  </ul>
);
export const Cards: Story = {
  render: cards,
  play: async ({ canvasElement }) => {
    const [link] = await within(canvasElement).findAllByRole('link', { name: 'Lean basics' });
    await expect(link).toHaveAttribute('href', '/courses/k1');
  },
};
export const CardsDark: Story = { render: cards, ...dark };
export const CardsRightToLeft: Story = { render: cards, ...rightToLeft };

const lesson = (id: string, title: string, duration: number | null) => ({
  _id: id,
  title,
  kind: 'text' as const,
  bodyDocument: null,
  videoUrl: null,
  duration,
  position: 1,
});
const content: CourseContent = {
  ...course,
  instructors: [...course.instructors],
  descriptionDocument: null,
  createdBy: null,
  topics: [],
  sections: [
    {
      _id: 'a',
      title: 'Begin',
      summary: null,
      position: 1,
      lessons: [lesson('l1', 'The problem', 15), lesson('l2', longName, null)],
    },
    { _id: 'b', title: 'Practice', summary: null, position: 2, lessons: [] },
  ],
};
const lessons = () => (
  <>
    <h1>Lean basics</h1>
    <LessonList course={content} done={new Set(['l1'])} currentId="l2" />
  </>
);
export const Lessons: Story = {
  render: lessons,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { current: 'page' })).toHaveAttribute(
      'href',
      '/courses/k1/courseware/l2',
    );
    await expect(canvas.getByRole('link', { name: /The problem/ })).toBeVisible();
  },
};
export const LessonsDark: Story = { render: lessons, ...dark };
