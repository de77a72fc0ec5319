import { useTranslate } from 'ra-core'
import { useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import type { LoadLimit } from '#contract/values/ads.ts'
import { limitText, readLimit } from './limitText.ts'

type LimitInputProps = {
  limit: LoadLimit
  label: string
  /** By which the table finds it. */
  cell: string
  value: number | undefined
  placeholder: string
  onValue: (value: number | undefined) => void
  onLeave: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onPaste: (event: ClipboardEvent) => void
}

/** One limit of one hour. What is typed stays as it is until it is a value, and is told what is wrong with it. */
export function LimitInput({ limit, label, cell, value, onValue, onLeave, ...input }: LimitInputProps) {
  const translate = useTranslate()
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && readLimit(limit, typed) === 'wrong'
  const wrong = translate('ads.load.wrong')
  return (
    <input
      {...input}
      className="f-input"
      type="text"
      inputMode="numeric"
      autoComplete="off"
      data-cell={cell}
      aria-label={isWrong ? `${label}: ${wrong}` : label}
      aria-invalid={isWrong || undefined}
      title={isWrong ? wrong : undefined}
      value={typed ?? limitText(limit, value)}
      onChange={({ target }) => {
        setTyped(target.value)
        const read = readLimit(limit, target.value)
        if (read !== 'wrong') onValue(read)
      }}
      onBlur={() => {
        // What is no value stays to be seen and put right.
        if (!isWrong) setTyped(undefined)
        onLeave()
      }}
    />
  )
}
