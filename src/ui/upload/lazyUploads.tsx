import { lazy } from 'react';

/** Uploads bring code that few pages need: it comes with the first of them. To be drawn inside a `Suspense`. */

export const LazyFileDrop = lazy(() => import('./FileDrop.tsx').then((module) => ({ default: module.FileDrop })));
export const LazyFileList = lazy(() => import('./FileList.tsx').then((module) => ({ default: module.FileList })));
export const LazyFileLink = lazy(() => import('./FileLink.tsx').then((module) => ({ default: module.FileLink })));
export const LazyFilePicture = lazy(() =>
  import('./FilePicture.tsx').then((module) => ({ default: module.FilePicture })),
);
export const LazyFileDocument = lazy(() =>
  import('./FileDocument.tsx').then((module) => ({ default: module.FileDocument })),
);
export const LazyAttachments = lazy(() =>
  import('./Attachments.tsx').then((module) => ({ default: module.Attachments })),
);
