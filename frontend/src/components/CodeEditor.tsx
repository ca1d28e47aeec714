import { lazy, Suspense } from 'react';

import type { CodeEditorProps } from './codeEditorProps';
import { Loading } from './Region';

const Canvas = lazy(async () => ({ default: (await import('./CodeEditorCanvas')).CodeEditorCanvas }));

/** A text of code to edit, with marks where something is to be said; loaded when it is first needed. */
export function CodeEditor(props: CodeEditorProps) {
  return (
    <Suspense fallback={<Loading />}>
      <Canvas {...props} />
    </Suspense>
  );
}
