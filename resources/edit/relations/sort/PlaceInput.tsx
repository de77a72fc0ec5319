import { useEffect, useRef } from 'react'

type PlaceInputProps = {
  label: string
  number: number
  count: number
  onNumber: (number: number) => void
  onEnd: () => void
}

/** A number typed in place: Enter moves the title there, Escape gives it up. A number past the end is the last one. */
export function PlaceInput({ label, number, count, onNumber, onEnd }: PlaceInputProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  const take = (typed: string) => {
    onEnd()
    if (/^[1-9]\d{0,5}$/.test(typed.trim())) onNumber(Math.min(Number(typed), count))
  }
  return (
    <input
      ref={input}
      className="number"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      defaultValue={number}
      onKeyDown={(event) => {
        // Escape gives up the number, not the dialog.
        event.stopPropagation()
        if (event.key === 'Enter') take(event.currentTarget.value)
        else if (event.key === 'Escape') onEnd()
      }}
      onBlur={onEnd}
    />
  )
}
