import type { DemoData, DemoRow } from '#server/demo/data/DemoData.ts';
import { activePeople, knownPerson } from '../people/demoPeople.ts';
import { programmeTextsOf } from './programmeTextsOf.ts';

const kinds = ['text', 'video', 'exercise'];

/** Courses with sections and lessons, and how far people have come. */
export function buildCourses(data: DemoData): void {
  const { courses } = programmeTextsOf(data.tenant);
  courses.forEach((_text, index) => {
    addCourse(data, index, courses.length);
  });
}

function addCourse(data: DemoData, index: number, count: number): void {
  const texts = programmeTextsOf(data.tenant);
  const text = texts.courses[index];
  if (text === undefined) return;
  const id = data.id('Course', index);
  const creator = knownPerson(data, index % 3 === 0 ? 'coach' : index % 3 === 1 ? 'staff' : 'admin');
  const instructors = [data.random.pick(activePeople(data, 'Mentor', 'Expert', 'Coach')).id];
  const status = index === count - 1 ? 'draft' : index === count - 2 && count > 6 ? 'archived' : 'published';
  data.add('Course', {
    id,
    title: text.title,
    summary: text.summary,
    description: texts.courseDescription,
    status,
    topics: data
      .all('Tag')
      .filter((tag) => tag.category === 'topic')
      .map((tag) => tag.id),
    instructors,
    createdBy: creator.id,
    duration: 90,
    createdAt: data.daysFromToday(-200 + index),
  });
  const lessons = addContent(data, { id, index, topic: text.topic });
  if (status === 'published') addProgress(data, { course: id, index, lessons });
}

interface Content {
  readonly id: string;
  readonly index: number;
  readonly topic: string;
}

/** Sections and lessons of a course; gives the ids of the lessons. */
function addContent(data: DemoData, { id, index, topic }: Content): string[] {
  const texts = programmeTextsOf(data.tenant);
  return texts.sections.flatMap(({ title, lessons }, at) => {
    const section = data.id('CourseSection', `${index}/${at}`);
    data.add('CourseSection', { id: section, title, summary: null, position: at + 1, course: id });
    return lessons.map((lesson, place) => {
      const lessonId = data.id('Lesson', `${index}/${at}/${place}`);
      const kind = kinds[(at + place) % kinds.length];
      data.add('Lesson', {
        id: lessonId,
        title: lesson.replace('{topic}', topic),
        section,
        kind,
        body: texts.lessonBody[(at + place) % texts.lessonBody.length],
        videoUrl: kind === 'video' ? `https://video.${data.tenant.id}.test/${index}/${at}/${place}` : null,
        duration: 10 + 5 * place,
        position: place + 1,
        course: id,
      });
      return lessonId;
    });
  });
}

interface Progress {
  readonly course: string;
  readonly index: number;
  readonly lessons: readonly string[];
}

/** Founders and the people one can sign in as; some are done, some have begun. */
function addProgress(data: DemoData, { course, index, lessons }: Progress): void {
  const { random } = data;
  const known = ['cofounder', 'cofounder2', 'mentor', 'communitymember', 'staff']
    .map((name) => knownPerson(data, name))
    .filter((_, at) => (index + at) % 2 === 0);
  const learners = new Set<DemoRow>([
    ...known,
    ...random.sample(activePeople(data, 'Cofounder'), random.between(4, 16)),
  ]);
  for (const user of learners) {
    const done = random.between(0, lessons.length);
    data.add('CourseProgress', {
      id: data.id('CourseProgress', `${index}/${user.id}`),
      course,
      user: user.id,
      state: done === 0 ? 'NOT_STARTED' : done === lessons.length ? 'COMPLETED' : 'IN_PROGRESS',
      percent: Math.round((100 * done) / lessons.length),
      completedLessons: lessons.slice(0, done),
      lastActivityAt: data.daysFromToday(-random.between(0, 40), random.between(480, 1200)),
    });
  }
}
