import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { reasonKey } from '#contract/rules/actions/reasons.ts'
import { rightsOfVerb } from '#contract/rules/actions/rightsOfVerb.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { Why } from '#kit/parts/why/why.ts'
import { revisionKey } from './revisionKey.ts'
import { whyNotRow } from './whyNotRow.ts'

/** What an approver decides about a title that was submitted (calls.md section 0). */
export type ApprovalVerb = 'approve' | 'returnToDraft'

const DONE = { approve: 'dashboard.approved', returnToDraft: 'dashboard.returned' } as const

export type Approval = {
  /** Names the revision that the row shows: a title that has changed since is refused by the server, in words. */
  decide: (verb: ApprovalVerb, row: ContentRow) => Promise<void>
  isBusy: (row: ContentRow) => boolean
  /** Decided here, though a list that was read before may still show it. */
  isDecided: (row: ContentRow) => boolean
  whyNot: (verb: ApprovalVerb, row: ContentRow) => Why | undefined
}

/** Decides about single titles of a list as they stand there; `onDecided` reads the list anew. */
export function useApproval(onDecided: () => void): Approval {
  const translate = useTranslate()
  const format = useFormat()
  const notice = useNotice()
  const noticeError = useErrorNotice()
  const { calls, actor, types } = useConsole()
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set())

  const decide = async (verb: ApprovalVerb, row: ContentRow) => {
    const key = revisionKey(row)
    if (busy.has(key)) return
    setBusy((keys) => new Set(keys).add(key))
    try {
      await calls.update(row.cty, { id: row.id, data: {}, previousData: row, meta: { verb } })
      setDecided((keys) => new Set(keys).add(key))
      const title = titleOf(row, format.settings.language) || translate('list.untitled')
      notice('success', DONE[verb], { values: { title } })
    } catch (error) {
      noticeError(error)
    } finally {
      setBusy((keys) => new Set([...keys].filter((one) => one !== key)))
      onDecided()
    }
  }

  const whyNot = (verb: ApprovalVerb, row: ContentRow): Why | undefined => {
    const type = types.find((one) => one.type === row.cty)
    const reason = type && whyNotRow(verb, row, { actor, type, now: format.now() })
    if (!reason) return undefined
    if (reason === 'forbidden') return { rights: rightsOfVerb(verb, type) }
    if (reason !== 'locked' || !row.lock) return { words: translate(reasonKey(reason)) }
    const isOwn = row.lock.uid === actor.uid
    return { words: isOwn ? translate('actions.why.otherTab') : translate('why.lockedBy', { name: row.lock.name }) }
  }

  return {
    decide,
    whyNot,
    isBusy: (row) => busy.has(revisionKey(row)),
    isDecided: (row) => decided.has(revisionKey(row)),
  }
}
