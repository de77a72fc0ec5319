import { useState } from 'react'

type TimeTextProps = { label: string; time: string; onTime: (time: string) => void }

const TIME = /^([01]?\d|2[0-3]):([0-5]\d)$/

/** A time of day as HH:mm. The browser's own time input would follow the device's clock of twelve hours. */
export function TimeText({ label, time, onTime }: TimeTextProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <input
      className="f-input f-number"
      style={{ inlineSize: 72 }}
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? time}
      onChange={({ target }) => {
        setTyped(target.value)
        if (TIME.test(target.value)) onTime(target.value)
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
