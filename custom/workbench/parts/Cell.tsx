import { useTranslate } from 'ra-core'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { IconName } from '#kit/parts/icons/paths.ts'
import { visuallyHidden } from '#kit/parts/layoutParts/visuallyHidden.ts'
import type { CellState } from '../model/cellFacts.ts'

type CellProps = {
  line: number
  column: number
  lang: string
  text: string
  /** Undefined for the source, which is measured against nothing. */
  state: CellState | undefined
  isLong: boolean
  isChanged: boolean
  isMet: boolean
  isSelected: boolean
  isOff: boolean
  /** The text that a paste would put here. */
  ghost: string | undefined
}

const MARKS: Readonly<Partial<Record<CellState, IconName>>> = {
  ...{ stale: 'triangle', long: 'octagon', draft: 'edit', review: 'eye', final: 'check' },
}

/** One text in one language, as it is read; the cell that is worked in is `CellEditor`. */
export function Cell(props: CellProps) {
  const { line, column, lang, text, state, isLong, isChanged, isMet, isSelected, isOff, ghost } = props
  const translate = useTranslate()
  const mark = state && MARKS[state]
  return (
    <div
      role="gridcell"
      className="cell"
      data-line={line}
      data-column={column}
      data-state={state ?? 'source'}
      data-long={isLong || undefined}
      data-changed={isChanged || undefined}
      data-met={isMet || undefined}
      data-ghost={ghost !== undefined || undefined}
      aria-selected={isSelected}
      aria-readonly={isOff || undefined}
    >
      {ghost === undefined && text === '' ? (
        state === 'missing' && <span className="none">{translate('workbench.notTranslated')}</span>
      ) : (
        <span className="text" lang={lang} dir="auto">
          {ghost ?? text}
        </span>
      )}
      {mark && (
        <span className="mark" title={translate(`workbench.states.${state}`)}>
          <Icon name={mark} size="small" />
          <span style={visuallyHidden}>{translate(`workbench.states.${state}`)}</span>
        </span>
      )}
      {isMet && <span style={visuallyHidden}>{translate('workbench.met.mark')}</span>}
      {isChanged && <span style={visuallyHidden}>{translate('workbench.unsaved')}</span>}
    </div>
  )
}
