import { useTranslate } from 'ra-core'
import { useEffect, useRef } from 'react'
import { LAST_NUMBER } from '#contract/rules/relations/siblingOrder.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'

type NumberCellProps = {
  number: number | undefined
  name: string
  mayMove: boolean
  isTyping: boolean
  onTyping: (isTyping: boolean) => void
  onNumber: (number: number) => void
}

/** A title's number among its siblings; typed in place, taken by Enter, given up by Escape. */
export function NumberCell({ number, name, mayMove, isTyping, onTyping, onNumber }: NumberCellProps) {
  const translate = useTranslate()
  const format = useFormat()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!isTyping) return
    input.current?.focus()
    input.current?.select()
  }, [isTyping])
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
  const take = (typed: string) => {
    const next = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : undefined
    onTyping(false)
    if (next !== undefined && next <= LAST_NUMBER && next !== number) onNumber(next)
  }
  return (
    <input
      ref={input}
      className="number"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      defaultValue={number ?? ''}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Enter') take(event.currentTarget.value)
        else if (event.key === 'Escape') onTyping(false)
      }}
      onBlur={() => onTyping(false)}
    />
  )
}
