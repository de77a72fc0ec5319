import { useTranslate } from 'ra-core'
import type { KeyboardEvent, ReactNode } from 'react'
import { readingKey } from '#kit/parts/keys/readingKey.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'

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
  const removeByKey = (event: KeyboardEvent<HTMLElement>, index: number) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return
    event.preventDefault()
    event.currentTarget.closest('.f-box')?.querySelector('input')?.focus()
    onRemove(index)
  }
  return (
    <div className="f-box" onKeyDown={moveFocus}>
      {tokens.map(({ key, label }, index) => (
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
      ))}
      {children}
    </div>
  )
}
