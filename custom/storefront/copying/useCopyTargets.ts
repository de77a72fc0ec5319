import { useQueries } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { NewContainer } from '#contract/rules/storefront/commands/command.ts'
import type { LocalName } from '#contract/rules/storefront/fields/fieldValues.ts'
import type { Storefront } from '#contract/rules/storefront/model/storefront.ts'
import { readStorefront } from '#contract/rules/storefront/wire/readStorefront.ts'
import { treeOnWire } from '#contract/rules/storefront/wire/storefrontOnWire.ts'
import { PUBLISH_LOOKED } from '#contract/values/limits.ts'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { copyPlan, titlesIn, type CopyPlan } from './model/copyFit.ts'

/** A page that rails are copied to, of any product of the reader's. */
export type CopyTarget = { id: string; product: string | undefined; name: string; ty: string }
export type CopyOutcome = { state: 'saving' | 'saved' } | { state: 'failed'; error: unknown }
export type Prepared = { saved: Storefront; rev: number | undefined; plan: CopyPlan; isChecked: boolean }

/** The chosen pages with what would not fit there, and the copying itself: a draft for each, whole or not at all. */
export function useCopyTargets(rails: readonly NewContainer[], tabNames: readonly LocalName[]) {
  const { calls } = useConsole()
  const isPlanned = useServiceHas('publishing')
  const [targets, setTargets] = useState<readonly CopyTarget[]>([])
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, CopyOutcome>>(new Map())
  const keys = useRef(new Map<string, string>())
  const reports = useQueries({
    queries: targets.map(({ id, product }) => ({
      queryKey: ['storefront', 'copyFit', product, id, rails.map(({ container }) => container.id).join()],
      gcTime: 0,
      staleTime: Infinity,
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Prepared> => {
        const query = product === undefined ? {} : { prd: product }
        const page = await calls.getPage({ params: { id }, query: { info: 'full', ...query }, signal })
        const ids = titlesIn(rails).slice(0, PUBLISH_LOOKED)
        const isChecked = isPlanned && ids.length > 0
        const { nodes } = isChecked
          ? await calls.readPublishPlan({ body: { ids }, query, signal })
          : { nodes: ids.map(assumed) }
        const saved = readStorefront(page)
        const plan = copyPlan(saved, nodes, { rails, tabNames, newId: () => crypto.randomUUID() })
        return { saved, rev: page.rev, plan, isChecked: isChecked || ids.length === 0 }
      },
    })),
  })
  const tell = (id: string, outcome: CopyOutcome) => setOutcomes((before) => new Map([...before, [id, outcome]]))
  const copyTo = async ({ id, product }: CopyTarget, { saved, rev, plan }: Prepared) => {
    if ('refused' in plan) return
    tell(id, { state: 'saving' })
    const body = treeOnWire(saved, plan.storefront, 'draft')
    const sent = JSON.stringify(body)
    const idempotencyKey = keys.current.get(sent) ?? crypto.randomUUID()
    keys.current.set(sent, idempotencyKey)
    try {
      const query = product === undefined ? {} : { prd: product }
      await calls.savePageTree({ params: { id }, body, query, rev, idempotencyKey })
      tell(id, { state: 'saved' })
    } catch (error) {
      tell(id, { state: 'failed', error })
      // Whatever it was, the next try starts from the page as it is then.
      await reports[targets.findIndex((one) => one.id === id)]?.refetch()
    }
  }
  return {
    targets,
    outcomes,
    reports,
    toggle: (target: CopyTarget) =>
      setTargets((before) =>
        before.some(({ id }) => id === target.id) ? before.filter(({ id }) => id !== target.id) : [...before, target],
      ),
    /** One page after the other; what became of one does not touch the others. */
    copyAll: async () => {
      for (const [at, target] of targets.entries()) {
        const ready = reports[at]?.data
        if (ready && outcomes.get(target.id)?.state !== 'saved') await copyTo(target, ready)
      }
    },
  }
}

/** Where the service cannot tell what the other product has, nothing is said against a title. */
const assumed = (id: string) => ({
  ...{ id, urn: '', cty: '', lon: [], st: 'published' as const, rev: 0, needs: [] },
  ...{ isPublished: true, hasDraft: false, blocks: [], warns: [] },
})
