import { useEffect, useRef, useState } from 'react'
import type { Chosen } from '#contract/wire/calls/bulkBodies.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { idsOfFilter, loadTitles, MOST_TITLES, readTitles } from './loadTitles.ts'
import type { Workbench } from './model/createWorkbench.ts'
import type { WorkField } from './model/workTitle.ts'

/** How far the reading is: `count` are meant, `wanted` of them are worked on. */
type Loading = { wanted: number | undefined; count: number; error: unknown }

const NOTHING: Loading = { wanted: undefined, count: 0, error: undefined }

/** Reads the titles that are meant, part after part, into the workbench. */
export function useTitles(
  bench: Workbench,
  type: string,
  fields: readonly WorkField[] | undefined,
  meant: Chosen,
): Loading & { retry: () => void } {
  const { calls } = useConsole()
  const [loading, setLoading] = useState(NOTHING)
  const [turn, setTurn] = useState(0)
  const text = JSON.stringify(meant)
  useEffect(() => {
    if (!fields) return
    bench.know(fields)
    const stop = new AbortController()
    const { keys, flt } = JSON.parse(text) as Chosen
    const read = async () => {
      const { ids, count } = keys
        ? { ids: keys.slice(0, MOST_TITLES), count: keys.length }
        : await idsOfFilter(calls, type, flt ?? { filter: [] }, stop.signal)
      setLoading({ wanted: ids.length, count, error: undefined })
      const paths = fields.map(({ path }) => path)
      await loadTitles(calls, ids, paths, bench.add, stop.signal)
    }
    read().catch((error: unknown) => {
      if (!stop.signal.aborted) setLoading((before) => ({ ...before, error }))
    })
    return () => stop.abort()
  }, [bench, calls, type, fields, text, turn])
  useFollowing(bench, fields)
  const retry = () => {
    setLoading(NOTHING)
    setTurn((before) => before + 1)
  }
  return { ...loading, retry }
}

/** Pushed changes are gathered this long, in ms. */
const GATHER_MS = 800
const AT_ONCE = 100

/** Titles that others save, or open, are read again and merged: nobody learns of it only by a refused save. */
function useFollowing(bench: Workbench, fields: readonly WorkField[] | undefined): void {
  const { calls, events } = useConsole()
  const waiting = useRef(new Set<string>())
  useEffect(() => {
    if (!fields) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const paths = fields.map(({ path }) => path)
    const read = async () => {
      timer = undefined
      const ids = [...waiting.current].slice(0, AT_ONCE)
      for (const id of ids) waiting.current.delete(id)
      // What could not be read is told when it is saved.
      const found = await readTitles(calls, ids, paths).catch(() => [])
      bench.follow(found)
      if (waiting.current.size > 0) timer = setTimeout(() => void read(), GATHER_MS)
    }
    const stop = events.subscribe(({ id, rev, topic }) => {
      const title = bench.title(id)
      if (!title || (topic !== 'lock' && (rev === undefined || rev <= title.rev))) return
      waiting.current.add(id)
      timer ??= setTimeout(() => void read(), GATHER_MS)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [bench, calls, events, fields])
}
