import type { ComponentProps } from 'react'
import { Later } from '#kit/parts/layoutParts/Later.tsx'
import { RecordEditorContext } from '#kit/record/screen/RecordEditorContext.ts'
import { ContentEditorContext } from './useContentEditor.ts'
import type { ContentEditor } from './useContentEditor.ts'

type EditorBesideProps = Pick<ComponentProps<typeof RecordEditorContext>, 'value' | 'children'> & {
  content: ContentEditor
}

/** What stands beside the form follows it: a letter is on screen before its index and panel are drawn anew. */
export function EditorBeside({ value, content, children }: EditorBesideProps) {
  return (
    <Later isAtOnce>
      <RecordEditorContext value={value}>
        <ContentEditorContext value={content}>{children}</ContentEditorContext>
      </RecordEditorContext>
    </Later>
  )
}
