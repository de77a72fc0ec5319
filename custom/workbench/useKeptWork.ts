import { useEffect, useRef, useState } from 'react'
import { sameJson } from '#contract/rules/diff/json.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { findUnsaved, forgetUnsaved, type UnsavedWork } from '#kit/record/journal/findUnsaved.ts'
import { openJournal, type Journal } from '#kit/record/journal/openJournal.ts'
import { loadTitles } from './loadTitles.ts'
import type { CellChange, Workbench } from './model/createWorkbench.ts'
import { cellKey, entryAt, type WorkField } from './model/workTitle.ts'

/** No record has this urn: left behind work is offered here, and not on a title. */
const urnOf = (type: string) => `urn:workbench:${type}`

type Kept = Pick<CellChange, 'before' | 'after'>
const pointerOf = (cell: CellChange) => `/${cell.id}/${cellKey(cell)}`

function changeOf(pointer: string, value: unknown): CellChange[] {
  const [, id = '', cell = ''] = pointer.split('/')
  const [path = '', lang = ''] = cell.split('.')
  const { before, after } = (value ?? {}) as Partial<Kept>
  return sameJson(before, after) ? [] : [{ id, path, lang, before, after }]
}

/**
 * Keeps what is typed in this browser until the server has it, and offers what an earlier opening of the workbench left
 * behind, titles that are not here now included.
 */
export function useKeptWork(bench: Workbench, type: string, name: string, fields: readonly WorkField[] | undefined) {
  const { actor, tab, calls } = useConsole()
  const journal = useRef<Journal>(undefined)
  const [offers, setOffers] = useState<readonly UnsavedWork[]>([])
  useEffect(() => {
    const key = { user: actor.uid, urn: urnOf(type), id: 'workbench', tab }
    const opened = openJournal(key, { revision: undefined, schema: undefined, title: name })
    journal.current = opened
    const record = (cells: readonly CellChange[]) => {
      for (const cell of cells)
        opened.record(pointerOf(cell), { before: cell.before, after: cell.after } satisfies Kept)
    }
    const stop = bench.onChange((changes) => {
      record(
        changes.flatMap((cell) => {
          const title = bench.title(cell.id)
          return title ? [{ ...cell, before: entryAt(title.base, cell), after: entryAt(title.now, cell) }] : []
        }),
      )
    })
    let isLive = true
    void findUnsaved(actor.uid).then((works) => {
      if (isLive) setOffers(works.filter(({ urn, journal: one }) => urn === key.urn && one !== opened.name))
    })
    return () => {
      isLive = false
      stop()
      void opened.close()
    }
  }, [bench, actor.uid, tab, type, name])

  /** After a save: what is still unsaved is written anew, then all that was before it goes. */
  const settle = () => {
    const opened = journal.current
    if (!opened) return
    const before = opened.seq()
    for (const cell of bench.unsaved())
      opened.record(pointerOf(cell), { before: cell.before, after: cell.after } satisfies Kept)
    void opened.clear(before)
  }
  const drop = (work: UnsavedWork) => {
    setOffers((all) => all.filter((one) => one.journal !== work.journal))
    return forgetUnsaved(work)
  }
  const restore = async (work: UnsavedWork, step: string) => {
    const changes = work.entries.flatMap(({ pointer, value }) => changeOf(pointer, value))
    const missing = [...new Set(changes.map(({ id }) => id))].filter((id) => !bench.title(id))
    const paths = (fields ?? []).map(({ path }) => path)
    await loadTitles(calls, missing, paths, bench.add, new AbortController().signal)
    bench.restore(changes, step)
    await journal.current?.flush()
    await drop(work)
  }
  /** The person leaves without saving: nothing of it is offered again. */
  const abandon = () => void journal.current?.clear(Infinity)
  return { offer: offers[0], restore, discard: (work: UnsavedWork) => void drop(work), settle, abandon }
}
