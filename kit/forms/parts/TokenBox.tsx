import { useTranslate } from 'ra-core'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { readingKey } from '#kit/parts/keys/readingKey.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'

/** How many tokens are drawn at once: a pasted list of thousands must not hold the page up. */
const DRAWN = 100

type TokenBoxProps = {
  tokens: readonly { key: string; label: string }[]
  disabled: boolean
  onRemove: (index: number) => void
  /** The input; the arrow keys go from it into the tokens and back. */
  children: ReactNode
}

/** From the input to the left into the tokens and back again: one tab stop, arrows inside (looks section 8). */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button, input')]
  const at = stops.indexOf(event.target as HTMLElement)
  const input = event.target instanceof HTMLInputElement ? event.target : undefined
  const atStart = !input || (input.selectionStart === 0 && input.selectionEnd === 0)
  const key = readingKey(event)
  if (key === 'ArrowLeft' && atStart) stops[at - 1]?.focus()
  else if (key === 'ArrowRight' && !input) stops[at + 1]?.focus()
}

/** Chosen things as tokens before an input, each with its own way out. */
export function TokenBox({ tokens, disabled, onRemove, children }: TokenBoxProps) {
  const translate = useTranslate()
  const format = useFormat()
  const [count, draw] = useState(DRAWN)
  // The last one always: Backspace takes it back.
  const last = Math.max(count, tokens.length - 1)
  const hidden = last - count
  const removeByKey = (event: KeyboardEvent<HTMLElement>, index: number) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return
    event.preventDefault()
    event.currentTarget.closest('.f-box')?.querySelector('input')?.focus()
    onRemove(index)
  }
  const tokenAt = ({ key, label }: (typeof tokens)[number], index: number) => (
    <span key={key} className="f-token" data-read={disabled || undefined}>
      {label}
      {!disabled && (
        <button
          type="button"
          className="f-icon"
          tabIndex={-1}
          aria-label={translate('forms.removeToken', { name: label })}
          onKeyDown={(event) => removeByKey(event, index)}
          onClick={() => onRemove(index)}
        >
          <Icon name="close" size="tiny" />
        </button>
      )}
    </span>
  )
  return (
    <div className="f-box" onKeyDown={moveFocus}>
      {tokens.slice(0, count).map(tokenAt)}
      {hidden > 0 && (
        <button type="button" className="f-button" tabIndex={disabled ? 0 : -1} onClick={() => draw(count + DRAWN)}>
          {translate('forms.moreTokens', { smart_count: hidden, count: format.number(hidden) })}
        </button>
      )}
      {tokens.slice(last).map((token) => tokenAt(token, last))}
      {children}
    </div>
  )
}
