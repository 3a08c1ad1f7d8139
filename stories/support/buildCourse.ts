/** A course with two sections and three lessons, the first of which is done. */
export function buildCourseContent(
  sectionCount = 2,
  status = sectionCount === 0 ? 'draft' : 'published',
): Record<string, { readonly data: unknown }> {
  const lesson = (id: string, kind: string) => ({
    _id: id,
    title: `Lesson ${id}`,
    kind,
    body: 'Start with what you know.\nWrite down what you only believe.',
    videoUrl: kind === 'video' ? 'https://video.test/1' : null,
    duration: 15,
    position: 1,
  });
  const sections = [
    { _id: 'a', title: 'Begin', summary: null, position: 1, lessons: [lesson('l1', 'text'), lesson('l2', 'video')] },
    { _id: 'b', title: 'Practice', summary: null, position: 2, lessons: [lesson('l3', 'exercise')] },
  ];
  return {
    CourseContent: {
      data: {
        course: {
          _id: 'k1',
          title: 'Lean basics',
          summary: 'From idea to evidence in four weeks.',
          cover: null,
          duration: 90,
          status,
          instructors: [{ _id: 'u2', fullName: 'Ben Ito', avatar: null }],
          description: 'Short lessons, each with something to do.',
          createdBy: { _id: 'u1' },
          topics: [],
          sections: sections.slice(0, sectionCount),
        },
        courseProgresses: {
          results:
            sectionCount === 0
              ? []
              : [{ _id: 'p1', percent: 33, state: 'IN_PROGRESS', completedLessons: [{ _id: 'l1' }] }],
        },
      },
    },
  };
}
