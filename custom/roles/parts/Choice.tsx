import Select from '@mui/material/Select'
import { useId } from 'react'
import type { ReactNode } from 'react'

type ChoiceProps = { label: string; value: string; onChange: (value: string) => void; children: ReactNode }

/** One of a list, by the browser's own: every key works in it. */
export function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId()
  return (
    <label className="choice" htmlFor={id}>
      {label}
      <Select
        native
        size="small"
        value={value}
        inputProps={{ id }}
        onChange={({ target }) => onChange(target.value)}
        sx={{ maxInlineSize: 220 }}
      >
        {children}
      </Select>
    </label>
  )
}
