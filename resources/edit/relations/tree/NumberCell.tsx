import { useTranslate } from 'ra-core'
import { LAST_NUMBER } from '#contract/rules/relations/siblingOrder.ts'
import { PositionInput } from '#kit/parts/dragging/PositionInput.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'

type NumberCellProps = {
  number: number | undefined
  name: string
  mayMove: boolean
  isTyping: boolean
  onTyping: (isTyping: boolean) => void
  onNumber: (number: number) => void
}

/** A title's number among its siblings; typed in place. */
export function NumberCell({ number, name, mayMove, isTyping, onTyping, onNumber }: NumberCellProps) {
  const translate = useTranslate()
  const format = useFormat()
  const text = number === undefined ? '–' : format.number(number)
  if (!mayMove) return <span className="number">{text}</span>
  const label = `${name}: ${translate('relations.newNumber')}`
  if (!isTyping) {
    return (
      <button
        type="button"
        className="number"
        tabIndex={-1}
        aria-label={`${label} ${number === undefined ? translate('relations.noNumber') : text}`}
        onClick={() => onTyping(true)}
      >
        {text}
      </button>
    )
  }
  return (
    <PositionInput
      label={label}
      number={number}
      onNumber={(next) => next <= LAST_NUMBER && next !== number && onNumber(next)}
      onEnd={() => onTyping(false)}
    />
  )
}
