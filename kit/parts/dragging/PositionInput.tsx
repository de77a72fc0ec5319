import { useEffect, useRef } from 'react'

type PositionInputProps = {
  label: string
  number: number | undefined
  /** A whole number that was typed; what else was typed counts as nothing. */
  onNumber: (number: number) => void
  onEnd: () => void
}

/** A number typed in place: Enter takes it, Escape and leaving give it up. */
export function PositionInput({ label, number, onNumber, onEnd }: PositionInputProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  const take = (typed: string) => {
    onEnd()
    if (/^\d{1,6}$/.test(typed.trim())) onNumber(Number(typed))
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
        // Escape gives up the number, not the dialog around it.
        event.stopPropagation()
        if (event.key === 'Enter') take(event.currentTarget.value)
        else if (event.key === 'Escape') onEnd()
      }}
      onBlur={onEnd}
    />
  )
}
