import { useDeferredValue, useState } from 'react'
import type { TextareaHTMLAttributes } from 'react'

type GrowingTextProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange' | 'rows'> & {
  value: string
  minRows?: number
  onText: (text: string) => void
}

/** From the edge of a box to its text. */
export const BOX_INSET_PX = 10

/** The height of a box of so many lines. */
export const roomOf = (rows: number): string => `calc(${rows}lh + 12px)`

/**
 * A text area as high as its text. A hidden copy of the text below it makes the room, so that no height is set and
 * neighbours in one row keep equal heights. The copy follows right after the frame of a key, which then lays out no more
 * than the box, unless the text has come to need another line.
 */
export function GrowingText({ value, minRows = 1, onText, lang, className = '', ...area }: GrowingTextProps) {
  const [isCut, setCut] = useState(false)
  const followed = useDeferredValue(value)
  return (
    <div
      className={`f-grow ${className}`}
      data-text={`${isCut ? value : followed} `}
      lang={lang}
      style={{ minBlockSize: roomOf(minRows) }}
    >
      <textarea
        {...area}
        className="f-input f-area"
        value={value}
        rows={minRows}
        autoComplete="off"
        onChange={({ target }) => {
          const cut = target.scrollHeight > target.clientHeight
          // Cut before, and the copy still behind: it would take the line back.
          setCut((was) => cut || (was && followed !== value))
          onText(target.value)
        }}
      />
    </div>
  )
}
