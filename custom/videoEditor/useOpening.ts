import { useQuery } from '@tanstack/react-query'
import type { EditList } from '#contract/rules/video/editList.ts'
import { wholeOf } from '#contract/rules/video/editList.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { sourceOf, type VideoRead } from './model/videoTitle.ts'
import { draftKey, readDraft } from './session/localDraft.ts'
import type { Base } from './versions/useVersions.ts'

/** What editing starts with; `restored` is when it was left, where this browser had it. */
export type Start = { saved: EditList; present: EditList; base: Base | undefined; restored: number | undefined }

/**
 * What was left in this browser, over the version that it was made of; else the version that the address names; else
 * the whole title. A list that was made of other media is begun anew: its frames would be others.
 */
export function useOpening(video: VideoRead | undefined, edit: string | undefined) {
  const { calls, actor, product } = useConsole()
  const { data, error, refetch } = useQuery({
    queryKey: ['videoOpening', product, video?.id, video?.vrt, edit],
    enabled: video !== undefined,
    gcTime: 0,
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<Start | undefined> => {
      if (!video) return undefined
      const draft = await readDraft(draftKey(actor.uid, product, video.id))
      const isLeft = draft && fits(draft.list, video) && (edit === undefined || draft.base?.id === edit)
      const wanted = isLeft ? draft.base?.id : edit
      const read =
        wanted && calls.readEditList({ params: { id: video.id, edit: wanted }, query: { cty: video.cty }, signal })
      // What was left stands also where its version is gone.
      const stored = await (isLeft && read ? read.catch(() => undefined) : read)
      const saved = stored && fits(stored.edit, video) ? stored.edit : wholeOf(sourceOf(video))
      const base = stored ? { id: stored.id, name: stored.name, rev: stored.rev } : undefined
      if (!isLeft) return { saved, present: saved, base, restored: undefined }
      // The revision that the draft was made of: a newer one is met when it is saved.
      return { saved, present: draft.list, base: base && draft.base, restored: draft.at }
    },
  })
  return { start: data, error: data ? null : error, retry: refetch }
}

function fits(list: EditList, { rate, length, vrt }: VideoRead): boolean {
  return list.length === length && list.rate.num === rate.num && list.rate.den === rate.den && list.vrt === vrt
}
