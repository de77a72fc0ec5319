import { useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { whyNoParent } from '#contract/rules/relations/mayBeParent.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { TreeRow } from '#contract/schemas/series.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import type { ContentEditor } from '../../useContentEditor.ts'
import { planMove, wholeOrder } from './planMoves.ts'
import type { Move } from './planMoves.ts'
import { saveMoves } from './saveMoves.ts'
import type { Placing, Unplaced } from './saveMoves.ts'
import { parentIdOf } from '../tree/treeTypes.ts'
import type { SortJob } from '../sort/useSortJob.ts'
import type { TreeStore } from '../tree/treeStore.ts'

/** More saves than these are asked about first. */
const MANY = 20
/** More new numbers than these are given by a job, which can be undone as a whole. */
const FEW = 5

type MoveState = {
  /** Saves that wait for a yes. */
  asked?: readonly Placing[]
  running?: { done: number; count: number; stop: () => void }
  failed?: readonly Unplaced[]
}

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** Moves of the tree, however they are made: planned by the rules, saved by the write path. */
export function useMoves(content: ContentEditor, tree: TreeStore, sorting: SortJob) {
  const { calls, types } = useConsole()
  const translate = useTranslate()
  const notice = useNotice()
  const tellError = useErrorNotice()
  const [state, setState] = useState<MoveState>({})
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  /** The open record's place goes into its form, where it is saved with whatever else was typed. */
  const intoForm = (placings: readonly Placing[]): readonly Placing[] => {
    const own = placings.find(({ row }) => row.id === content.record?.id)
    // A form that is only read says why itself; the write path says it here.
    if (!own || content.mode !== 'edit') return placings
    for (const [field, value] of Object.entries(own.fields)) content.store.set(`/${field}`, value)
    notice('info', 'relations.inForm')
    return placings.filter((one) => one !== own)
  }
  /** Whether a job does it: plain new numbers of many. A service without such jobs is asked for single saves. */
  const asJob = async (placings: readonly Placing[]): Promise<boolean> => {
    const type = types.find((one) => one.type === placings[0]?.row.cty)
    const order = type && placings.length > FEW ? await wholeOrder(calls, type, placings) : undefined
    return order !== undefined && sorting.sort(order.parent, order.keys)
  }
  const save = async (placings: readonly Placing[]) => {
    const others = intoForm(placings)
    if (others.length === 0) return setState({})
    if (others === placings && (await asJob(others))) return setState({})
    const stop = new AbortController()
    running.current = stop
    const show = (done: number) => setState({ running: { done, count: others.length, stop: () => stop.abort() } })
    show(0)
    const { saved, failed, left } = await saveMoves(others, { calls, types, signal: stop.signal, wait, onSaved: show })
    setState(failed.length > 0 ? { failed } : {})
    if (left > 0) notice('warning', 'relations.stopped', { values: { smart_count: left } })
    else if (saved > 0) notice('success', 'relations.moved', { values: { smart_count: saved } })
    const parents = new Set(others.flatMap(({ row, fields }) => [parentIdOf(types, row), ...Object.values(fields)]))
    await Promise.all([...parents].map((id) => typeof id === 'string' && tree.reload(id)))
  }
  const move = async (planned: Move) => {
    const type = types.find((one) => one.type === planned.row.cty)
    if (!type || state.running) return
    try {
      const placings = await planMove(calls, type, planned)
      if (placings.length > MANY) setState({ asked: placings })
      else if (placings.length > 0) await save(placings)
    } catch (error) {
      tellError(error)
    }
  }
  return {
    state,
    move: (planned: Move) => void move(planned),
    confirm: () => state.asked && void save(state.asked),
    dismiss: () => setState({}),
    /** Why a row may not go below another one, in words; undefined where it may. */
    whyNot(row: TreeRow, place: { row: TreeRow; parents: readonly string[] }): string | undefined {
      const type = types.find((one) => one.type === row.cty)
      if (!type) return translate('relations.why.wrongType')
      const child = { id: row.id, type, parent: parentIdOf(types, row) }
      const why = whyNoParent(child, { id: place.row.id, type: place.row.cty, parents: place.parents })
      return why && translate(`relations.why.${why}`)
    },
  }
}

export type Moves = ReturnType<typeof useMoves>
