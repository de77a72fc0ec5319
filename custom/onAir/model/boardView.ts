import type { OnAirHandling, OnAirProblem } from '#contract/schemas/live/onAir.ts'
import { ON_AIR_KINDS, type OnAirKind } from '#contract/values/onAir.ts'

/** Which cards are shown: all, those in trouble, or those with days that are not ready. */
const SHOWN = ['all', 'trouble', 'days'] as const
export type ShownCards = (typeof SHOWN)[number]

/** What of the board is shown, as the address says it. */
export type BoardView = {
  cards: ShownCards
  /** Part of a channel's name, or its number. */
  term: string
  kind: OnAirKind | ''
  /** Only what is given to the reader. */
  mine: boolean
  /** Only what nobody has acknowledged. */
  open: boolean
}

export function viewFromSearch(params: URLSearchParams): BoardView {
  return {
    cards: SHOWN.find((one) => one === params.get('show')) ?? 'all',
    term: params.get('term') ?? '',
    kind: ON_AIR_KINDS.find((one) => one === params.get('kind')) ?? '',
    mine: params.has('mine'),
    open: params.has('open'),
  }
}

export function searchOfView(params: URLSearchParams, change: Partial<BoardView>): URLSearchParams {
  const next = new URLSearchParams(params)
  const put = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value))
  if (change.cards) put('show', change.cards === 'all' ? '' : change.cards)
  if (change.term !== undefined) put('term', change.term)
  if (change.kind !== undefined) put('kind', change.kind)
  if (change.mine !== undefined) put('mine', change.mine ? '1' : '')
  if (change.open !== undefined) put('open', change.open ? '1' : '')
  return next
}

type Handled = { handling?: OnAirHandling | undefined }

const isMine = ({ handling }: Handled, uid: string): boolean => handling?.assignee?.uid === uid
const isOpen = ({ handling }: Handled): boolean => handling?.acknowledged === undefined

/** The worklist: what is over since the reading is left out. */
export function tasksOf(
  problems: readonly OnAirProblem[],
  { kind, mine, open }: Pick<BoardView, 'kind' | 'mine' | 'open'>,
  { uid, now }: { uid: string; now: number },
): OnAirProblem[] {
  return problems.filter(
    (problem) =>
      (problem.to === undefined || problem.to > now) &&
      (kind === '' || problem.kind === kind) &&
      (!mine || isMine(problem, uid)) &&
      (!open || isOpen(problem)),
  )
}
