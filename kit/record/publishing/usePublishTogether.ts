import { useState } from 'react'
import { CONFIRMATIONS } from '#contract/rules/actions/reasons.ts'
import { isObject } from '#contract/rules/diff/json.ts'
import type { PublishedTogether } from '#contract/schemas/publishing.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { refusalOf } from '../editor/unsettled.ts'
import { firstChoice, isChoosable, type PublishGraph } from './publishGraph.ts'
import type { Publishing, PublishQuestion } from './usePublishing.ts'

/** Why nothing was published: the document that it is about, where it is about one. */
export type PublishRefusal = { id: string | undefined; code: string | undefined; error: unknown }

type Sent = { id: string; rev: number; lock?: number }

/** What is chosen of the graph, and how it is published: all of it, or none. */
export function usePublishTogether(
  publishing: Publishing,
  { graph: first, isUnsaved }: PublishQuestion,
  onPublished: (answer: PublishedTogether, graph: PublishGraph) => void,
) {
  const { calls } = useConsole()
  const [graph, setGraph] = useState(first)
  const [chosen, choose] = useState(() => firstChoice(first))
  const [isBusy, setBusy] = useState(false)
  const [isDraft, setDraft] = useState(isUnsaved)
  const [refused, setRefused] = useState<PublishRefusal>()
  const [confirm, setConfirm] = useState<readonly string[]>([])
  const [attempt] = useState(createAttempt)

  /** The graph as it is now; what was chosen stays so where it still can be. */
  const lookAgain = async () => {
    const next = await publishing.look()
    setGraph(next)
    choose((before) => new Set([...before].filter((id) => isChoosable(next, id))).add(next.subject))
    return next
  }
  const refuse = async (error: unknown) => {
    const refusal = refusalOf(error)
    const told = isObject(refusal?.data) ? refusal.data.id : undefined
    const [id, code] = [typeof told === 'string' ? told : undefined, refusal?.code]
    if ((CONFIRMATIONS as readonly string[]).includes(code ?? '')) setConfirm((before) => [...before, code ?? ''])
    if (code === 'stale' || code === 'notFound') {
      if (id === graph.subject) await publishing.refresh().catch(() => undefined)
      await lookAgain().catch(() => undefined)
    }
    setRefused({ id, code, error })
  }
  const send = async () => {
    setBusy(true)
    setRefused(undefined)
    try {
      const known = isDraft ? await afterSave() : { graph, chosen }
      if (!known) return publishing.close()
      const answer = await publishing.during((lock) => {
        const documents = [...known.chosen].map((id): Sent => {
          const rev = known.graph.nodes.get(id)?.rev ?? 0
          return { id, rev, ...(id === known.graph.subject && lock !== undefined && { lock }) }
        })
        const query = confirm.length > 0 ? { confirm: confirm.join(',') } : {}
        const body = { documents }
        return calls.publishTogether({ body, query, idempotencyKey: attempt.keyFor({ body, query }) })
      })
      onPublished(answer, known.graph)
      publishing.finish()
    } catch (error) {
      await refuse(error)
    } finally {
      setBusy(false)
    }
  }
  /** The draft is saved first: what is published is what the server has, at the revision that it gave. */
  const afterSave = async () => {
    if (!(await publishing.save())) return undefined
    setDraft(false)
    const next = await publishing.look()
    const { subject, along, own } = publishing.work()
    const isOwn = new Set([subject, ...along, ...own.map(({ id }) => id)])
    // Of others what was looked at is published, or refused as stale.
    const seen = [...next.nodes].map(([id, node]) => {
      const before = isOwn.has(id) ? undefined : graph.nodes.get(id)
      return [id, before ? { ...node, rev: before.rev } : node] as const
    })
    const whole = { ...next, nodes: new Map(seen) }
    const still = new Set([...chosen].map(publishing.serverId).filter((id) => next.nodes.has(id)))
    setGraph(whole)
    choose(still)
    return { graph: whole, chosen: still.add(subject) }
  }
  const toggle = (id: string) => {
    if (id === graph.subject) return
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    choose(next)
  }
  return { graph, chosen, choose, toggle, isBusy, isDraft, refused, isConfirming: confirm.length > 0, send }
}

/** One key for one choice, so that a second try after a broken network publishes nothing twice. */
function createAttempt() {
  let last: { of: string; key: string } | undefined
  return {
    keyFor(sent: object): string {
      const of = JSON.stringify(sent)
      if (last?.of !== of) last = { of, key: crypto.randomUUID() }
      return last.key
    },
  }
}
