import type { RefObject } from 'react'
import { CellTip } from '../../table/rows/CellTip.tsx'

/** What a card that is too narrow for its name says, at the pointer and at the focus: the label of its cell. */
export function CutCardTip({ scroll }: { scroll: RefObject<HTMLElement | null> }) {
  return <CellTip scroll={scroll} cellOf={cellOf} tipAt={tipAt} isLabel />
}

const cellOf = (target: HTMLElement | null) => target?.closest<HTMLElement>('.cell[data-index]') ?? undefined

function tipAt(cell: HTMLElement) {
  const name = cell.querySelector<HTMLElement>('b, .words')
  const isWhole = name && name.scrollWidth <= name.clientWidth && name.scrollHeight <= name.clientHeight + 1
  const label = cell.getAttribute('aria-label')
  return isWhole || label === null ? undefined : { lines: [label] }
}
