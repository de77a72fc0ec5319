import { useCallback } from 'react'
import { usePublishing } from '#kit/record/publishing/usePublishing.ts'
import { NEW, publishWork } from './publishWork.ts'
import type { ContentEditor, ContentEvent } from './useContentEditor.ts'

/** Publishing an open title, with what it names where viewers lack that. */
export function useTitlePublishing(
  content: ContentEditor,
  onDone: (event: Extract<ContentEvent, { kind: 'done' }>) => void,
) {
  const { type, schema, editor, values } = content
  const work = useCallback(() => {
    const { record } = editor.state()
    return publishWork({ type: type.type, schema, record, values: values.values(), isDirty: values.isDirty() })
  }, [type, schema, editor, values])
  const serverId = useCallback((id: string) => (id === NEW ? (editor.state().record?.id ?? id) : id), [editor])
  return usePublishing({ open: content, work, serverId, alone: (verb) => void editor.run({ verb }), onDone })
}
