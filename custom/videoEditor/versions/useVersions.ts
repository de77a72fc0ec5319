import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { EditList } from '#contract/rules/video/editList.ts'
import type { EditListHead, StoredEditList } from '#contract/schemas/video.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { errorMessage } from '#kit/parts/errors/errorMessage.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import type { VideoEditor } from '../session/createVideoEditor.ts'
import type { VideoRead } from '../model/videoTitle.ts'

/** The version that is worked on. */
export type Base = Pick<EditListHead, 'id' | 'name' | 'rev'>

export type Versions = {
  rows: readonly EditListHead[]
  error: unknown
  reload: () => void
  base: Base | undefined
  isBusy: boolean
  /** A name is asked for. */
  isNaming: boolean
  setNaming: (isNaming: boolean) => void
  /** Somebody else has saved the same version since it was read. */
  theirs: StoredEditList | undefined
  setTheirs: (theirs: StoredEditList | undefined) => void
  /** Saves the version that is worked on; asks for a name where there is none yet. */
  save: () => void
  /** Under an id of its own, or over what somebody else has saved. */
  saveAs: (name: string, over?: Base) => Promise<void>
  /** From now on that version is worked on; what it says counts as saved. */
  follow: (base: Base, edit: StoredEditList['edit']) => void
  read: (id: string) => Promise<StoredEditList>
  /** At the revision that was read: what somebody else has saved since is shown instead. */
  remove: (read: Base) => Promise<void>
}

type Parts = {
  video: VideoRead
  editor: VideoEditor
  base: Base | undefined
  setBase: (base: Base | undefined) => void
}

/** Named versions of the edit lists of a title, kept by the service. */
export function useVersions({ video, editor, base, setBase }: Parts): Versions {
  const { calls, product } = useConsole()
  const queries = useQueryClient()
  const notice = useNotice()
  const tell = useErrorNotice()
  const [isNaming, setNaming] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [theirs, setTheirs] = useState<StoredEditList>()
  const going = useRef(false)
  const { id: title, cty } = video
  const queryKey = useMemo(() => ['editLists', product, title], [product, title])
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => calls.readEditLists({ params: { id: title }, query: { cty }, signal }),
  })
  const refresh = useCallback(() => void queries.invalidateQueries({ queryKey }), [queries, queryKey])
  const read = useCallback(
    (edit: string) => calls.readEditList({ params: { id: title, edit }, query: { cty } }),
    [calls, title, cty],
  )
  const saveAs = async (name: string, over?: Base) => {
    if (going.current) return
    going.current = true
    setBusy(true)
    const sent = editor.view().state
    const target = over ?? { id: crypto.randomUUID(), rev: 0 }
    try {
      const body = { name, rev: target.rev, edit: plain(sent) }
      const saved = await calls.saveEditList({ params: { id: title, edit: target.id }, query: { cty }, body })
      editor.markSaved(sent)
      setBase({ id: saved.id, name: saved.name, rev: saved.rev })
      setNaming(false)
      setTheirs(undefined)
      notice('success', 'video.versions.saved', { values: { name } })
    } catch (failed) {
      if (over && errorMessage(failed)?.code === 'stale') setTheirs(await read(over.id).catch(() => undefined))
      else tell(failed)
    } finally {
      going.current = false
      setBusy(false)
      refresh()
    }
  }
  return {
    ...{ rows: data ?? NONE, error: data ? null : error, reload: () => void refetch(), base, isBusy },
    ...{ isNaming, setNaming, theirs, setTheirs, saveAs, read },
    follow: (followed, edit) => {
      setBase(followed)
      editor.markSaved(edit)
    },
    save: () => (base ? void saveAs(base.name, base) : setNaming(true)),
    remove: async ({ id: edit, rev }) => {
      try {
        await calls.deleteEditList({ params: { id: title, edit }, query: { cty, rev } })
        if (base?.id === edit) setBase(undefined)
      } catch (failed) {
        tell(failed)
      }
      refresh()
    },
  }
}

const NONE: readonly EditListHead[] = []

/** The list as the wire has it. */
function plain({ segs, breaks, ...list }: EditList): StoredEditList['edit'] {
  return { ...list, segs: [...segs], breaks: [...breaks] }
}
