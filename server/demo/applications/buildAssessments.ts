import type { Answer } from '#domain/forms/FormElement.ts';
import { weightedScore } from '#domain/scoring/weightedScore.ts';
import type { DemoData } from '../data/DemoData.ts';
import type { ApplicationTexts } from './ApplicationTexts.ts';
import { assessmentFormId } from './buildForms.ts';
import { demoElements } from './demoElements.ts';

/** Days before today. */
const TIMES = [-372, -190, -9] as const;

/** Startups of the programs that have a form for it are assessed by it, every half-year, by somebody of the house. */
export function buildAssessments(data: DemoData, texts: ApplicationTexts): void {
  const form = assessmentFormId(data);
  const programs = new Set(data.all('Program').flatMap((one) => (one.assessmentForm === form ? [one.id] : [])));
  const startups = data.all('Startup').filter(({ program }) => programs.has(String(program)));
  const elements = demoElements(data, form);
  const assessors = ['coach', 'staff', 'mentor'].map((name) => data.id('User', name));
  startups.forEach((startup, index) => {
    TIMES.forEach((day, time) => {
      const answers = elements.map(({ _id, questionType }, at): Answer => {
        const isScale = questionType === 'number_scale';
        // Startups get better from time to time, each in its own way.
        const numberValue = isScale ? Math.min(10, 3 + time * 2 + ((index * 3 + at * 5) % 3)) : null;
        return {
          questionId: _id,
          textValue: isScale ? null : (texts.assessment.remarks[time] ?? null),
          numberValue,
          arrayValue: [],
        };
      });
      data.add('StartupAssessment', {
        id: data.id('StartupAssessment', `${startup.id}/form/${time}`),
        startup: startup.id,
        form,
        formVersion: 1,
        answers,
        score: weightedScore(elements, new Map(answers.map((answer) => [answer.questionId, answer]))),
        assessedOn: data.day(day - (index % 5)),
        assessor: assessors[(index + time) % assessors.length],
      });
    });
  });
}
