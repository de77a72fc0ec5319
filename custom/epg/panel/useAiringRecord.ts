import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { documentStateOf } from '#contract/rules/actions/documentState.ts'
import { rightsOfVerb } from '#contract/rules/actions/rightsOfVerb.ts'
import { payloadOf } from '#contract/rules/payload/payloadOf.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import type { GuideAiring } from '#contract/schemas/live/guide.ts'
import { AIRING_TYPE } from '#contract/values/guide.ts'
import { useConsole, useServiceHas, useTypeSummary } from '#kit/parts/context/ConsoleContext.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { errorMessage } from '#kit/parts/errors/errorMessage.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import { guideKey } from '../useGuideRows.ts'

type Change = {
  change: Readonly<Record<string, unknown>>
  mode?: 'manual' | 'auto'
  /** It goes live at once, whatever it was. */
  publishes?: boolean
}

/**
 * The whole record of an airing with what its feed said last, and the writes that the panel makes of it. A write goes
 * live at once where the airing is live and the person may publish; a stale one is told, and the airing read anew.
 */
export function useAiringRecord({ id, rev }: Pick<GuideAiring, 'id' | 'rev'>) {
  const { calls, may, product } = useConsole()
  const type = useTypeSummary(AIRING_TYPE)
  const hasSources = useServiceHas('airingSources')
  const queries = useQueryClient()
  const notice = useNotice()
  const tell = useErrorNotice()
  const [isBusy, setBusy] = useState(false)
  const key = [AIRING_TYPE, 'panel', product, id]
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: [...key, rev],
    queryFn: async ({ signal }) => {
      const [{ data: record }, source] = await Promise.all([
        calls.getOne<ContentRecord>(AIRING_TYPE, { id }),
        hasSources ? calls.readAiringSource({ params: { id }, signal }) : null,
      ])
      return { record, source: source ?? undefined }
    },
    // What is shown stays while its newer revision is read; nothing is written meanwhile.
    placeholderData: (previous, before) => (before?.queryKey.includes(id) ? previous : undefined),
  })
  const record = data?.record
  // The form of airings is read anew with the airing (specification section 4).
  const refresh = () => {
    calls.forgetTypeForm(AIRING_TYPE)
    return Promise.all([
      queries.invalidateQueries({ queryKey: [AIRING_TYPE, 'form'] }),
      queries.invalidateQueries({ queryKey: key }),
      queries.invalidateQueries({ queryKey: guideKey(product) }),
    ])
  }
  const state = record && documentStateOf(record)
  const verb = state?.published && !state.draft ? 'publish' : 'saveDraft'
  const mayDo = (act: 'publish' | 'saveDraft') =>
    type !== undefined &&
    record !== undefined &&
    rightsOfVerb(act, type, { creates: false, changes: true }).every(({ page, action }) => may(page, action))
  const save = async ({ change, mode, publishes = false }: Change): Promise<boolean> => {
    if (!record) return false
    setBusy(true)
    try {
      const st = publishes || verb === 'publish' ? 'published' : 'draft'
      const body = { ...payloadOf(record), ...change, st }
      await calls.saveAiring({ params: { id }, query: mode ? { mode } : {}, body, rev: record.rev })
      notice('success', publishes ? 'epg.panel.published' : st === 'draft' ? 'epg.panel.savedDraft' : 'epg.panel.saved')
      return true
    } catch (error) {
      if (errorMessage(error)?.code === 'stale') notice('warning', 'epg.panel.stale')
      else tell(error)
      return false
    } finally {
      await refresh()
      setBusy(false)
    }
  }
  return {
    /** Something of it is not seen by viewers yet. */
    hasDraft: state?.draft !== undefined,
    mayPublish: mayDo('publish'),
    publish: () => save({ change: {}, publishes: true }),
    ...{ record, source: data?.source, mayWrite: mayDo(verb), isBusy: isBusy || isPlaceholderData, save },
    ...{ error: record ? null : error, retry: () => void refetch() },
  }
}

export type AiringState = ReturnType<typeof useAiringRecord>
