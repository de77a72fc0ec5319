import { useLocale } from 'ra-core'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { Orderable, OrderRule } from '#contract/rules/relations/episodeOrder.ts'
import { keptOrder, orderBy, placedAt, renumbered } from '#contract/rules/relations/episodeOrder.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { TreeRow } from '#contract/schemas/series.ts'
import { allChildren, EVERY_LIVE } from '../moves/saveMoves.ts'

type Loaded = { rows: readonly TreeRow[]; order: readonly string[]; hasChanged: boolean }

/** The children of one type and the order that is being made of them; nothing is saved by it. */
export function useOrder(parentId: string, type: TypeSummary) {
  const { calls } = useConsole()
  const language = useLocale()
  const [loaded, setLoaded] = useState<Loaded>()
  const [error, setError] = useState<unknown>()
  const load = useCallback(
    async (wanted?: readonly string[], signal?: AbortSignal) => {
      try {
        const rows = await allChildren(calls, parentId, type, { signal, st: EVERY_LIVE })
        if (signal?.aborted) return
        const present = rows.map(({ id }) => id)
        setLoaded({ rows, order: wanted ? keptOrder(wanted, present) : present, hasChanged: wanted !== undefined })
        setError(undefined)
      } catch (problem) {
        if (!signal?.aborted) setError(problem)
      }
    },
    [calls, parentId, type],
  )
  useEffect(() => {
    const stop = new AbortController()
    void load(undefined, stop.signal)
    return () => stop.abort()
  }, [load])
  const rows = useMemo(() => new Map(loaded?.rows.map((row) => [row.id, row])), [loaded?.rows])
  const pieces = useMemo(
    () => (loaded?.rows ?? []).map((row) => pieceOf(row, type, language)),
    [loaded?.rows, type, language],
  )
  const order = useMemo(() => loaded?.order ?? [], [loaded?.order])
  const changes = useMemo(() => renumbered(order, pieces), [order, pieces])
  const arrange = (next: readonly string[]) =>
    setLoaded((before) => before && { ...before, order: next, hasChanged: false })
  return {
    isLoaded: loaded !== undefined,
    error,
    rows,
    order,
    changes,
    /** Titles came or went since the order was made; it holds as far as it can. */
    hasChanged: loaded?.hasChanged ?? false,
    isMoved: order.some((id, at) => id !== loaded?.rows[at]?.id),
    reload: () => load(),
    /** Looks again at what there is, and keeps the order as far as it holds. */
    renew: () => load(order),
    place: (id: string, index: number) => arrange(placedAt(order, id, index)),
    sort: (rule: OrderRule) => {
      const byId = new Map(pieces.map((piece) => [piece.id, piece]))
      arrange(
        orderBy(
          order.flatMap((id) => byId.get(id) ?? []),
          rule,
        ),
      )
    },
    back: () => arrange(pieces.map(({ id }) => id)),
  }
}

export type Order = ReturnType<typeof useOrder>

function pieceOf(row: TreeRow, type: TypeSummary, language: string): Orderable {
  return { id: row.id, number: row.order, name: titleOf(row, language), aired: airedOf(row, type) }
}

/** The original air date; of a type that has none, when it was released. */
export function airedOf(row: TreeRow, { narrow }: Pick<TypeSummary, 'narrow'>): string | undefined {
  const date = row.oadt ?? row[narrow.released ?? '']
  return typeof date === 'string' && date !== '' ? date : typeof date === 'number' ? String(date) : undefined
}
