import type { TextareaHTMLAttributes } from 'react'

type GrowingTextProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange' | 'rows'> & {
  value: string
  minRows?: number
  onText: (text: string) => void
}

/**
 * A text area as high as its text. A hidden copy of the text in the same grid cell makes the room, so nothing is
 * measured and neighbours in one row keep equal heights.
 */
export function GrowingText({ value, minRows = 1, onText, lang, className = '', ...area }: GrowingTextProps) {
  return (
    <div className={`f-grow ${className}`} data-text={`${value} `} lang={lang}>
      <textarea
        {...area}
        className="f-input f-area"
        value={value}
        rows={minRows}
        autoComplete="off"
        onChange={({ target }) => onText(target.value)}
      />
    </div>
  )
}
