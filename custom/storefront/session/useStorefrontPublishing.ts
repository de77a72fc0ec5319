import { useCallback } from 'react'
import type { EditorEvent } from '#kit/record/editor/editorState.ts'
import { usePublishing } from '#kit/record/publishing/usePublishing.ts'
import type { OpenRecord } from '#kit/record/screen/useOpenRecord.ts'
import type { StorefrontEditor } from './createStorefrontEditor.ts'
import type { ServerIds } from './serverIds.ts'
import type { PageVerb } from './storefrontKind.ts'
import { storefrontWork } from './storefrontWork.ts'
import type { StoredPage } from './storedPage.ts'

type Opened = {
  open: OpenRecord<StoredPage, PageVerb>
  editor: StorefrontEditor
  ids: ServerIds
  only: string | undefined
}

/** Publishing the open page with its containers, and with what they show where viewers lack that. */
export function useStorefrontPublishing(
  { open, editor, ids, only }: Opened,
  onDone: (event: Extract<EditorEvent<StoredPage, PageVerb>, { kind: 'done' }>) => void,
) {
  const work = useCallback(() => {
    const { saved, storefront } = editor.view()
    return storefrontWork({ saved: ids.toServer(saved), storefront: ids.toServer(storefront), only })
  }, [editor, ids, only])
  const serverId = useCallback((id: string) => ids.of(id), [ids])
  return usePublishing<StoredPage, PageVerb>({
    open,
    work,
    serverId,
    alone: (verb) => void open.editor.run({ verb }),
    onDone,
  })
}
