import { useMutation, useQueryClient } from '@tanstack/react-query';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import {
  CreateCommunityCommentDocument,
  CreateCommunityPostDocument,
  DeleteCommunityPostDocument,
  SetCommunityPostLikedDocument,
} from './community.gen.ts';

/** Writes, answers, likes and takes back; the feed is asked for anew after each. */
export function useWritePost() {
  const client = useQueryClient();
  const message = useErrorMessage();
  const change = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSuccess: () => client.invalidateQueries({ queryKey: ['CommunityFeed'] }),
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
  const run = (work: () => Promise<unknown>): Promise<unknown> => change.mutateAsync(work);
  return {
    isPending: change.isPending,
    post: (textDocument: object) => run(() => graphqlRequest(CreateCommunityPostDocument, { input: { textDocument } })),
    comment: (post: string, textDocument: object) =>
      run(() => graphqlRequest(CreateCommunityCommentDocument, { input: { post, textDocument } })),
    like: (postId: string, liked: boolean) =>
      run(() => graphqlRequest(SetCommunityPostLikedDocument, { postId, liked })),
    remove: (id: string) => run(() => graphqlRequest(DeleteCommunityPostDocument, { id })),
  };
}
