/** What events, coaching, courses and the community of a demo tenant are written in. */
export interface ProgrammeTexts {
  readonly events: readonly { readonly title: string; readonly description: string; readonly type: string }[];
  readonly places: readonly string[];
  readonly videoCall: string;
  readonly sessions: readonly string[];
  readonly notes: readonly string[];
  readonly privateNote: string;
  readonly agenda: readonly string[];
  readonly actionItems: readonly string[];
  readonly invitation: string;
  readonly meetingRequests: readonly string[];
  readonly allocation: string;
  readonly availability: readonly string[];
  readonly attendeeNote: string;
  readonly courses: readonly { readonly title: string; readonly summary: string; readonly topic: string }[];
  readonly courseDescription: string;
  /** `{topic}` is what the course is about. */
  readonly sections: readonly { readonly title: string; readonly lessons: readonly string[] }[];
  readonly lessonBody: readonly string[];
  readonly posts: readonly string[];
  readonly comments: readonly string[];
}
