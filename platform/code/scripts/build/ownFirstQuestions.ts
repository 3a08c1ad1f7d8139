/** A product that is a spec alone has no hand-written screens. */
export async function ownFirstQuestions(_component: string): Promise<readonly { query: string; variables: unknown }[]> {
  return [];
}
